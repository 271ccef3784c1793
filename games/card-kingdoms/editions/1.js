// Valeria: Card Kingdoms, rules version 1, as it was. Made by `npm run keep-edition` from the rules; not to be edited.
import { MAIN as e, MOST_SEATS as t, NOBODY as n, aside as r, auto as i, cardNames as a, cell as o, choose as s, cloneCore as c, clonePiles as l, defineGame as u, describe as d, families as f, field as p, flag as m, grouped as ee, ids as te, knownValue as ne, listOf as re, neverWaits as ie, newCore as ae, offerKinds as oe, oneOf as se, partsIn as ce, problemsOf as le, ranking as ue, record as de, said as h, saidList as fe, shapeOf as pe, split as me, turnTake as he, whole as g, wordsFrom as ge, wrapped as _e } from "@castellan/kernel";
// ../h/base/packages/powers/src/effect.ts
function _(e, t, ...n) {
	return e[t.op](t, ...n);
}
function ve(e) {
	return Object.entries(e).filter(([, e]) => e !== 0);
}
function ye(e) {
	return Object.keys(e).find((t) => e[t] > 0);
}
function be(e) {
	return "of" in e ? e.op === "all" || e.op === "any" || e.op === "or" ? e.of : e.op === "pay" ? [e.cost, e.of] : [e.of] : [];
}
function xe(e) {
	return e.op === "all" ? e.of : [e];
}
function Se(e) {
	return e.op === "or" ? e.of : [e];
}
function Ce(e) {
	return e.op === "gain" || e.op === "spend" ? e.per : null;
}
function v(e) {
	return e;
}
function we(e) {
	return e;
}
// ../h/base/packages/powers/src/codes.ts
var Te = (e, t) => e * 16 + t, y = (e) => e % 16, Ee = (e) => Math.floor(e / 16), De = {
	gain: ({ amounts: e, per: t }) => `gain:${ke(e, t)}`,
	spend: ({ amounts: e, per: t, to: n }) => `${n === "them" ? "them:" : ""}${ke(e, t)}`,
	lose: ({ from: e, n: t, random: n }) => `lose:${Ae(e, t, n)}`,
	rob: ({ from: e, n: t, random: n, keep: r }) => `${r ? "rob" : "scrap"}:${Ae(e, t, n)}`,
	all: ({ of: e }) => e.map(Me).join("+"),
	any: ({ of: e }) => e.map(Me).join("&"),
	or: ({ of: e }) => e.map(Me).join("/"),
	may: ({ of: e }) => `may:${Me(e)}`,
	pay: ({ cost: e, of: t }) => `pay:${Me(e)}:for:${Me(t)}`,
	given: ({ count: e, least: t, of: n }) => `if:${e}:${t}:${Me(n)}`,
	aim: ({ of: e }) => `aim:${Me(e)}`,
	take: ({ amounts: e }) => `take:${ke(e, null)}`,
	acquire: ({ from: e, filter: t }) => [
		"acquire",
		e,
		...je(t)
	].join(":"),
	act: ({ action: e }) => `act:${e}`,
	each: ({ who: e, of: t }) => `each-${e}:${Me(t)}`,
	verb: ({ verb: e, n: t }) => t === 0 ? `verb:${e}` : `verb:${e}:${t}`
};
function Oe(e) {
	return _(De, e);
}
function ke(e, t) {
	let n = ve(e).map(([e, t]) => `${e}:${t}`).join("+");
	return t === null ? n : `${n}:per:${t}`;
}
function Ae(e, t, n) {
	return [
		...n ? ["random"] : [],
		e,
		...t === 1 ? [] : [t]
	].join(":");
}
function je(e) {
	return Object.entries(e).map(([e, t]) => typeof t == "string" ? t : `${e.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}:${t}`);
}
function Me(e) {
	let t = Oe(e);
	return e.op === "or" || e.op === "all" || e.op === "any" ? `(${t})` : t;
}
// ../h/base/packages/powers/src/traits.ts
var Ne = {
	gain: () => !1,
	spend: () => !1,
	lose: () => !1,
	rob: () => !1,
	all: ({ of: e }) => e.every(Pe),
	any: () => !0,
	or: ({ of: e }) => e.every(Pe),
	may: () => !0,
	pay: () => !0,
	given: ({ of: e }) => Pe(e),
	aim: ({ of: e }) => Pe(e),
	take: ({ upTo: e }) => e,
	acquire: () => !1,
	act: () => !0,
	each: () => !1,
	verb: () => !1
};
function Pe(e) {
	return _(Ne, e);
}
function Fe(e) {
	return e.op === "or" ? e.of.every(Ie) : Ie(e);
}
function Ie(e) {
	return e.op === "all" ? e.of.every(Le) && e.of.filter(({ op: e }) => e === "spend").length < 2 : e.op === "verb" || Le(e);
}
function Le({ op: e }) {
	return e === "spend" || e === "lose";
}
function Re(e) {
	return e.op === "gain" || e.op === "all" && e.of.every(Re);
}
function ze(e) {
	if (e.op === "verb") return e;
	for (let t of be(e)) {
		let e = ze(t);
		if (e !== null) return e;
	}
	return null;
}
function Be(e) {
	return e.op === "rob" || be(e).some(Be);
}
function Ve(e) {
	return e.op === "aim";
}
var He = {
	gain: ({ amounts: e, per: t }, n, r) => e[n] * (t === null ? 1 : r(t)),
	spend: ({ amounts: e, per: t }, n, r) => -e[n] * (t === null ? 1 : r(t)),
	lose: () => 0,
	rob: () => 0,
	all({ of: e }, t, n) {
		let r = 0;
		for (let i of e) r += Ue(i, t, n);
		return r;
	},
	any({ of: e }, t, n) {
		let r = 0;
		for (let i of e) r += Math.max(0, Ue(i, t, n));
		return r;
	},
	or({ of: e }, t, n) {
		let r = -Infinity;
		for (let i of e) r = Math.max(r, Ue(i, t, n));
		return r;
	},
	may: ({ of: e }, t, n) => Math.max(0, Ue(e, t, n)),
	pay: () => 0,
	given: ({ count: e, least: t, of: n }, r, i) => i(e) >= t ? Ue(n, r, i) : 0,
	aim: () => 0,
	take: () => 0,
	acquire: () => 0,
	act: () => 0,
	each: () => 0,
	verb: () => 0
};
function Ue(e, t, n) {
	return _(He, e, t, n);
}
// ../h/base/packages/powers/src/shape.ts
function We(e) {
	let t = Object.keys(e.resources), n = (e) => (t) => Number.isSafeInteger(t) && t >= e && t <= 99, r = n(1), i = (e) => Ge(e) && Object.keys(e).length === t.length && t.every((t) => n(0)(e[t], 0, e)), a = (e) => i(e) && t.filter((t) => e[t] > 0).length === 1, o = (e) => (t) => typeof t == "string" && Object.hasOwn(e, t), s = o(e.places), c = o(e.counts), l = (e, t, n) => e === null || c(e, t, n), u = (...e) => (t) => e.includes(t), d = u(!0, !1), f = (t) => Ge(t) && Object.entries(t).every(([r, i]) => {
		let a = Object.hasOwn(e.filters, r) ? e.filters[r] : void 0;
		return a !== void 0 && (typeof a == "string" ? n(0) : o(a))(i, 0, t);
	}), p = (t, r, { verb: i }) => e.verbs[i]?.includes("#") ? n(0)(t, r, {}) : t === 0, m = (e, t) => ne(e, t + 1), ee = (e, t) => Array.isArray(e) && e.length > 1 && e.length <= 16 && e.every((e) => ne(e, t + 1)), te = {
		gain: {
			amounts: i,
			per: l
		},
		spend: {
			amounts: i,
			per: l,
			to: u("bank", "them")
		},
		lose: {
			from: s,
			n: r,
			random: d
		},
		rob: {
			from: s,
			n: r,
			random: d,
			keep: d
		},
		all: { of: ee },
		any: { of: ee },
		or: { of: ee },
		may: { of: m },
		pay: {
			cost: (e, t) => ne(e, t + 1) && Fe(e),
			of: m
		},
		given: {
			count: c,
			least: r,
			of: m
		},
		aim: { of: m },
		take: {
			amounts: a,
			upTo: d
		},
		acquire: {
			from: o(e.supplies),
			filter: f
		},
		act: { action: o(e.actions) },
		each: {
			who: u("player", "opponent"),
			of: m
		},
		verb: {
			verb: o(e.verbs),
			n: p
		}
	};
	function ne(e, t) {
		if (!Ge(e) || t > 12) return !1;
		let { op: n, ...r } = e;
		if (typeof n != "string" || !Object.hasOwn(te, n)) return !1;
		let i = te[n];
		return Object.keys(r).length === Object.keys(i).length && Object.entries(i).every(([e, n]) => n(r[e], t, r));
	}
	return pe((e) => ne(e, 0), "an effect of this game");
}
function Ge(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// ../h/base/packages/powers/src/world.ts
var b = {
	or: (e) => ({
		say: "power-or",
		source: e
	}),
	any: (e) => ({
		say: "power-any",
		source: e
	}),
	may: (e) => ({
		say: "power-may",
		source: e
	}),
	pay: (e) => ({
		say: "power-pay",
		source: e
	}),
	lose: (e) => ({
		say: "power-lose",
		source: e
	}),
	rob: (e) => ({
		say: "power-rob",
		source: e
	}),
	aim: (e) => ({
		say: "power-aim",
		source: e
	}),
	take: (e) => ({
		say: "power-take",
		source: e
	}),
	acquire: (e) => ({
		say: "power-acquire",
		source: e
	})
}, Ke = 16, qe = { say: "power-cannot-pay" }, Je = { say: "power-nothing-there" }, Ye = {
	id: "pass",
	note: { say: "pass" }
}, Xe = {
	id: "done",
	note: { say: "power-done" }
};
function Ze(e, t) {
	let r = We(e.terms), a = g(-1, e.powers - 1), o = g(n, Ke), c = re(g(0, e.powers - 1), 1), l = {
		effect: r,
		source: a,
		them: o
	}, u = () => l, d = Array.from({ length: e.powers }, (n, r) => {
		let i = Se(e.effect(r));
		return {
			of: i,
			optional: i.map(t.isOptional)
		};
	}), f = (e, t, n) => e.op === "rob" ? n : t;
	function p(e, t, n, r) {
		return r ? e.add(t) : e.block(t, n.op === "pay" ? qe : Je), r;
	}
	return {
		power: i({
			args: l,
			run: (e, n, { effect: r, source: i, them: a }) => t.perform(e, n, r, i, a)
		}),
		"power/rest": i({
			args: {
				...u(),
				next: g(1, 15)
			},
			run: (e, n, { effect: r, next: i, source: a, them: o }) => t.sequence(e, n, r, i, a, o)
		}),
		"power/or": s({
			args: u(),
			options(n, r, i, { effect: { of: a }, source: o, them: s }) {
				let c = !0;
				for (let l = 0; l < a.length; l++) {
					let u = a[l];
					et(u, s) ? tt(i, l, e.takeable(n, s, u.amounts)) : p(i, l, u, t.isOpen(n, r, u, o, s)) && (u.op === "take" || !t.isOptional(u)) && (c = !1);
				}
				c && i.add(-1);
			},
			prompt: (t, n, { source: r }) => b.or(e.source(r)),
			fallback(e, t, n, { effect: r }) {
				let i = n.codes[0];
				return [r.of[y(i)]?.op === "pay" && n.codes.includes(-1) ? -1 : i];
			},
			face(e, t, n, { effect: { of: r }, them: i }) {
				if (n === -1) return Ye;
				let a = r[y(n)];
				if (!et(a, i)) return at(r, n);
				let { id: o, ...s } = rt(a.amounts, Ee(n), i), c = lt(a);
				return {
					id: st(r, y(n), (e) => lt(e) === c) ? o : `${o}:${y(n)}`,
					...s
				};
			},
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				let s = i.of[y(r)];
				et(s, o) ? t.takeFrom(e, n, o, s.amounts, Ee(r), a) : t.accept(e, n, s, a, o);
			}
		}),
		"power/any": s({
			args: {
				...u(),
				left: g(1, 2 ** 16 - 1)
			},
			options(e, n, r, { effect: { of: i }, left: a, source: o, them: s }) {
				for (let c = 0; c < i.length; c++) a & 1 << c && p(r, c, i[c], t.possible(e, n, i[c], o, s));
				r.add(-1);
			},
			prompt: (t, n, { source: r }) => b.any(e.source(r)),
			face: (e, t, n, { effect: { of: r } }) => n === -1 ? Xe : nt(r[n], it(r, n)),
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, left: a, source: o, them: s }) {
				if (r === -1) return;
				let c = a & ~(1 << r);
				c !== 0 && e.push("power/any", n, {
					effect: v(i),
					left: c,
					source: o,
					them: s
				}), t.accept(e, n, i.of[r], o, s);
			}
		}),
		"power/use": s({
			args: { sources: c },
			options(e, r, i, { sources: a }) {
				let o = !0;
				for (let s = 0; s < a.length; s++) {
					let c = a[s];
					if (a.indexOf(c) !== s) continue;
					let l = d[c];
					for (let a = 0; a < l.of.length; a++) {
						let s = l.of[a], u = l.of.length > 1 ? t.isOpen(e, r, s, c, n) : t.possible(e, r, s, c, n);
						p(i, Te(c, a), s, u) && !l.optional[a] && (o = !1);
					}
				}
				o && i.add(-1);
			},
			prompt: (t, n, { sources: r }) => ({
				say: "power-use",
				sources: r.map(e.source)
			}),
			face(t, n, r, { sources: i }) {
				if (r === -1) return Xe;
				let a = Ee(r), { of: o } = d[a], s = o[y(r)], c = e.source(a), l = i.some((t) => t !== a && e.source(t) === c) ? `${c}:${a}` : c;
				return {
					id: o.length > 1 ? `${l}:${ot(o, y(r))}` : l,
					note: {
						say: "use-power",
						card: c,
						effect: v(s)
					},
					ref: e.ref(a, n),
					effect: v(s)
				};
			},
			fallback: (e, t, { codes: n }) => [n.includes(-1) ? -1 : n.at(-1)],
			resolve(e, n, r, { sources: i }) {
				if (r === -1) return;
				let a = Ee(r), o = i.indexOf(a);
				i.length > 1 && e.push("power/use", n, { sources: i.toSpliced(o, 1) }), t.accept(e, n, d[a].of[y(r)], a);
			}
		}),
		"power/may": s({
			args: u(),
			options(e, n, r, { effect: i, source: a, them: o }) {
				p(r, 0, i.of, t.possible(e, n, i.of, a, o)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => b.may(e.source(r)),
			face: (e, t, n, { effect: r }) => n === -1 ? Ye : nt(r.of, "do"),
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.accept(e, n, i.of, a, o);
			}
		}),
		"power/pay": s({
			args: u(),
			options(n, r, i, { effect: a, source: o, them: s }) {
				let { cost: c } = a;
				$e(c) ? e.places[c.from].offer(n, r, i) : p(i, 0, a, t.possible(n, r, a, o, s)), i.add(-1);
			},
			prompt: (t, n, { effect: r, source: i }) => ({
				...b.pay(e.source(i)),
				effect: v(r)
			}),
			face(t, n, r, { effect: i }) {
				if (r === -1) return Ye;
				let { cost: a } = i;
				return $e(a) ? {
					...e.places[a.from].face(t, n, r),
					effect: v(i.of)
				} : nt(i, "pay");
			},
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				if (!$e(i.cost)) return t.accept(e, n, i, a, o);
				let s = e.height;
				return t.moveCard(e, n, i.cost, r, a, o), t.afterwards(e, s, n, i.of, a, o);
			}
		}),
		"power/card": s({
			args: {
				...u(),
				left: g(1)
			},
			alwaysAsk: (t, n, { effect: r }) => e.places[r.from].isHidden === !0,
			options: (t, n, r, { effect: i, them: a }) => e.places[i.from].offer(t, f(i, n, a), r),
			prompt: (t, n, { effect: r, source: i, left: a }) => ({
				...(r.op === "lose" ? b.lose : b.rob)(e.source(i)),
				left: a
			}),
			face: (t, n, r, { effect: i, them: a }) => e.places[i.from].face(t, f(i, n, a), r),
			resolve(e, n, r, { effect: i, left: a, source: o, them: s }) {
				a > 1 && e.push("power/cards", n, {
					effect: v(i),
					left: a - 1,
					source: o,
					them: s
				}), t.moveCard(e, n, i, r, o, s);
			}
		}),
		"power/cards": i({
			args: {
				...u(),
				left: g(1)
			},
			run: (e, n, { effect: r, left: i, source: a, them: o }) => t.moveCards(e, n, r, i, a, o)
		}),
		"power/aim": s({
			args: u(),
			options(t, n, r) {
				let i = e.rivals(t, n);
				for (let e = 0; e < i.length; e++) r.add(i[e]);
			},
			prompt: (t, n, { source: r }) => b.aim(e.source(r)),
			face: (e, t, n) => ({
				id: `seat:${n}`,
				note: {
					say: "power-at",
					seat: n
				},
				ref: `seat:${n}`
			}),
			resolve: (e, n, r, { effect: i, source: a }) => t.perform(e, n, i.of, a, r)
		}),
		"power/take": s({
			args: u(),
			options(t, n, r, { effect: i, them: a }) {
				tt(r, 0, e.takeable(t, a, i.amounts)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => b.take(e.source(r)),
			face: (e, t, n, { effect: r, them: i }) => n === -1 ? Ye : rt(r.amounts, Ee(n), i),
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.takeFrom(e, n, o, i.amounts, Ee(r), a);
			}
		}),
		"power/acquire": s({
			args: u(),
			options(t, n, r, { effect: i }) {
				let { from: a, filter: o } = Qe(i);
				e.supplies[a].offer(t, n, o, r), i.op === "may" && r.add(-1);
			},
			prompt: (t, n, { source: r }) => b.acquire(e.source(r)),
			face: (t, n, r, { effect: i }) => r === -1 ? Ye : e.supplies[Qe(i).from].face(t, n, r),
			resolve(t, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && (t.resolved(a), e.supplies[Qe(i).from].take(t, n, r, a, o));
			}
		})
	};
}
function Qe(e) {
	return e.op === "may" ? e.of : e;
}
function $e(e) {
	return e.op === "lose" && e.n === 1 && !e.random;
}
function et(e, t) {
	return e.op === "take" && e.upTo && t !== n;
}
function tt(e, t, n) {
	for (let r = n; r > 0; r--) e.add(Te(r, t));
}
function nt(e, t) {
	return {
		id: t,
		note: {
			say: "power-do",
			effect: v(e)
		},
		effect: v(e)
	};
}
function rt(e, t, n) {
	let r = ye(e) ?? "";
	return {
		id: `take:${r}:${t}`,
		note: {
			say: "power-take-n",
			resource: r,
			n: t,
			seat: n
		},
		ref: `seat:${n}`
	};
}
function it(e, t) {
	let n = Oe(e[t]);
	return st(e, t, (e) => Oe(e) === n) ? n : `${n}:${t}`;
}
function at(e, t) {
	let n = e[t], r = nt(n, it(e, t));
	return n.op === "gain" || n.op === "take" ? r : {
		...r,
		was: `${n.op}:${t}`
	};
}
function ot(e, t) {
	let n = ct(e[t]);
	return n !== void 0 && st(e, t, (e) => ct(e) === n) ? n : it(e, t);
}
function st(e, t, n) {
	return !e.some((e, r) => r !== t && n(e));
}
function ct(e) {
	return e.op === "gain" ? ye(e.amounts) : void 0;
}
function lt(e) {
	return e.op === "take" ? ye(e.amounts) : void 0;
}
// ../h/base/packages/powers/src/worth.ts
var ut = {
	gain: ({ amounts: e, per: t }) => dt(ft(e), t),
	spend: ({ amounts: e, per: t }) => {
		let n = dt(ft(e), t);
		return (e) => -n(e);
	},
	lose: ({ from: e, n: t }) => (n) => -n.lose(e, t),
	rob: ({ from: e, n: t, keep: n }) => (r) => r.rob(e, t, n),
	all({ of: e }) {
		let t = e.map(x);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += t[r](e);
			return n;
		};
	},
	any({ of: e }) {
		let t = e.map(x);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += Math.max(0, t[r](e));
			return n;
		};
	},
	or({ of: e }) {
		let t = e.map(x);
		return (e) => {
			let n = -Infinity;
			for (let r = 0; r < t.length; r++) n = Math.max(n, t[r](e));
			return n;
		};
	},
	may({ of: e }) {
		let t = x(e);
		return (e) => Math.max(0, t(e));
	},
	pay({ cost: e, of: t }) {
		let [n, r] = [x(e), x(t)];
		return (e) => Math.max(0, n(e) + r(e));
	},
	given({ count: e, least: t, of: n }) {
		let r = x(n);
		return (n) => n.count(e) >= t ? r(n) : 0;
	},
	aim: ({ of: e }) => x(e),
	take({ amounts: e }) {
		let t = ft(e);
		return (e) => t(e) * 1.2;
	},
	acquire: ({ from: e, filter: t }) => (n) => n.acquire(e, t),
	act: ({ action: e }) => (t) => t.act(e),
	each({ who: e, of: t }) {
		let n = x(t), r = e === "player" ? .3 : -.3;
		return (e) => n(e) * r;
	},
	verb: ({ verb: e, n: t }) => (n) => n.verb(e, t)
};
function dt(e, t) {
	return t === null ? e : (n) => e(n) * n.count(t);
}
function ft(e) {
	let [t, ...n] = ve(e);
	if (t === void 0) return () => 0;
	let [r, i] = t;
	return n.length === 0 ? ({ resources: e }) => i * (e[r] ?? 0) : (t) => pt(e, t);
}
function pt(e, { resources: t }) {
	let n = 0;
	for (let r in t) n += e[r] * t[r];
	return n;
}
var mt = /* @__PURE__ */ new WeakMap();
function x(e) {
	let t = mt.get(e);
	return t === void 0 && (t = _(ut, e), mt.set(e, t)), t;
}
function S(e, t) {
	return x(e)(t);
}
// ../h/base/packages/powers/src/appraisal.ts
var ht = () => () => 0;
function gt(e, t, n = {}) {
	let r = {
		"power/or"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => {
				if (e === -1) return i.pass;
				let t = r[y(e)], n = Ee(e);
				return n > 0 ? vt(t, n, i.prices) : _t(i, t);
			};
		},
		"power/any"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : _t(i, r[e]);
		},
		"power/use"(n, r) {
			let i = t(n, r);
			return (t) => t === -1 ? i.pass : _t(i, Se(e.effect(Ee(t)))[y(t)]);
		},
		"power/may"(e, n, { effect: r }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : _t(i, r.of);
		},
		"power/pay"(e, n, { effect: r }) {
			let i = t(e, n), { cost: a, of: o } = r;
			return (e) => e === -1 ? i.pass : $e(a) ? i.pay(a.from, e, o) : _t(i, r);
		},
		"power/card"(e, n, { effect: { from: r } }) {
			let i = t(e, n);
			return (e) => i.card(r, e);
		},
		"power/aim"(e, n, { effect: r }) {
			let i = t(e, n);
			return (e) => i.aim(e, r);
		},
		"power/take"(e, n, { effect: r }) {
			let { prices: i, pass: a } = t(e, n);
			return (e) => e === -1 ? a : vt(r, Ee(e), i);
		},
		"power/acquire"(e, n, { effect: r }) {
			let i = t(e, n), { from: a } = Qe(r);
			return (e) => e === -1 ? i.pass : i.acquire(a, e);
		}
	};
	return {
		...Object.fromEntries(Object.keys(n).map((e) => [e, ht])),
		...r
	};
}
var _t = ({ effect: e, prices: t }, n) => e === void 0 ? S(n, t) : e(n);
function vt({ amounts: e }, t, { resources: n }) {
	return t * n[ye(e)];
}
// ../h/base/packages/powers/src/own.ts
var C = (e, t) => Object.hasOwn(e, t) ? e[t] : void 0;
// ../h/base/packages/powers/src/rows.ts
function yt(e, t) {
	let n = e, r = t.indexOf(":"), [i, a] = [t.slice(0, Math.max(r, 0)), t.slice(r + 1)];
	return C(bt, i)?.(n, a) ?? C(n.resources, t)?.[1] ?? C(n.signs, t);
}
var bt = {
	count: (e, t) => C(e.counts, t)?.label,
	at: (e, t) => C(e.timings, t)?.label,
	modify: (e, t) => C(e.modifiers, t)?.label,
	card: (e, t) => C(e.supplies, t)?.label,
	place: (e, t) => C(e.places, t)?.label,
	action: (e, t) => C(e.actions, t)?.label,
	verb: (e, t) => C(e.verbs, t)?.label,
	filter(e, t) {
		let n = t.indexOf(":"), r = C(e.filters, n < 0 ? t : t.slice(0, n));
		return typeof r == "object" ? C(r, t.slice(n + 1)) : r;
	}
};
// ../h/base/packages/powers/src/grammar-en.ts
function xt(e, [t, n]) {
	return `${e} ${e === 1 ? t : n}`;
}
function St(e) {
	let t = e, n = (e) => jt(e.map(([e, n]) => xt(n, t.resources[e])), "and"), r = (e) => `for ${t.counts[e].each}`, i = (e) => e === null ? "" : ` ${r(e)}`;
	return {
		gain: (e, t) => `gain ${n(e)}${i(t)}`,
		spend: (e, t, r) => `pay ${wt[r]}${n(e)}${i(t)}`,
		lose: (e, n, r) => t.places[e].lose(n, r),
		rob: (e, n, r, i) => t.places[e].rob(n, r, i),
		all: (e) => At(e, Ct).map((e, t, n) => t === 0 ? e : `${Tt.test(n[t - 1]) ? ";" : ","} then ${e}`).join(""),
		any: (e) => {
			if (!e.every((e) => e.startsWith("you may "))) return `in any order, each if you wish: ${e.join("; ")}`;
			let [t = "", ...n] = At(e, Ct);
			return n.length === 0 ? t : `you may ${jt([t, ...n].map(Ot), "and")}, in any order`;
		},
		or: (e) => `either ${e.join(", or ")}`,
		may: (e) => Et.test(e) ? `if you wish, ${e}` : `you may ${Ot(e)}`,
		pay: (e, t) => Dt.test(e) || Et.test(t) ? `you may ${Ot(e)}; if you do, ${t}` : `you may ${Ot(e)} to ${Ot(t)}`,
		given: (e, n, r) => `if you have ${kt(n, t.counts[e])}, ${r}`,
		aim: (e) => `choose an opponent and ${e}`,
		take: (e, t, r) => `take ${t ? "up to " : ""}${n(e)} from ${wt[r].trimEnd()}`,
		acquire: (e, n) => `take ${t.supplies[e].say(n)} for free`,
		act: (e) => `you may ${t.actions[e].say}`,
		each: (e, t) => e === "player" ? `every player, from you on round the table: ${t}` : `every opponent, round the table: ${t}`,
		verb: (e, n) => t.verbs[e].say(n),
		at: (e, n) => `${t.timings[e].when}, ${n}`,
		always: ({ modify: e, by: n }) => t.modifiers[e].say(n),
		sentence: (e) => `${w(e)}.`,
		deed: (e) => w(e.replace(/^(?:you may|if you wish,) /, "")),
		titled: (e, t) => `${e}: ${w(t)}.`,
		series: (e) => e.join("; "),
		amounts: n,
		per: r,
		label: (e) => yt(t, e)
	};
}
var Ct = (e, t) => `${e}, up to ${t === 2 ? "twice" : `${t} times`}`, wt = {
	bank: "",
	opponent: "them ",
	owner: "the owner "
}, Tt = /^(either|you may|choose an opponent|every|in any order,|if you) /, Et = /^(every|in any order,|if you) /, Dt = /^either |, then /;
function Ot(e) {
	return e.replace(/^you may /, "");
}
function kt(e, { label: t, many: n }) {
	return `at least ${e} ${n ?? `(${t})`}`;
}
function At(e, t) {
	let n = [];
	for (let t of e) {
		let e = n.at(-1);
		e?.part === t && /^(you may|du darfst|tu peux) /.test(t) ? e.n += 1 : n.push({
			part: t,
			n: 1
		});
	}
	return n.map(({ part: e, n }) => n === 1 ? e : t(e, n));
}
function jt(e, t) {
	return e.length < 2 ? e[0] ?? "nothing" : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function w(e) {
	return `${e.charAt(0).toUpperCase()}${e.slice(1)}`;
}
// ../h/base/packages/powers/src/noun-en.ts
function Mt(e) {
	let t = typeof e == "string" ? e : e.text;
	return h`${/^[aeiou]/i.test(t) ? "an" : "a"} ${e}`;
}
// ../h/base/packages/powers/src/card-moves.ts
function Nt(e) {
	function t(t, n, i, a, o, s) {
		e.places[i.from].remove(t, Pt(i, n, s), a), r(t, n, i, a, o, s);
	}
	function r(t, n, r, i, a, o) {
		t.resolved(a);
		let s = e.places[r.from], c = Pt(r, n, o);
		r.op === "rob" && r.keep ? s.given(t, c, n, i, a) : s.lost(t, c, i, a);
	}
	function i(t, i, a, o, s, c) {
		let l = e.places[a.from], u = Pt(a, i, c), d = Math.min(o, l.count(t, u));
		if (!a.random && u !== n && d > 0) return t.push("power/card", i, {
			effect: v(a),
			left: d,
			source: s,
			them: c
		});
		for (; d > 0; d--) {
			let e = t.height;
			if (r(t, i, a, l.removeRandom(t, u), s, c), t.changedSince(e)) {
				d > 1 && t.pushBelow(e, "power/cards", i, {
					effect: v(a),
					left: d - 1,
					source: s,
					them: c
				});
				return;
			}
		}
	}
	return {
		moveCard: t,
		moveCards: i
	};
}
function Pt(e, t, n) {
	return e.op === "lose" ? t : n;
}
// ../h/base/packages/powers/src/fits.ts
var Ft = {
	"power/rest": ["all"],
	"power/or": ["or"],
	"power/any": ["any"],
	"power/may": ["may"],
	"power/pay": ["pay"],
	"power/card": ["lose", "rob"],
	"power/aim": ["aim"],
	"power/take": ["take"],
	"power/acquire": ["acquire", "may"]
}, It = /* @__PURE__ */ new Set([
	"power/rest",
	"power/any",
	"power/card"
]);
function Lt(e, t, r) {
	let i = (r) => (i, a, o, s) => {
		let c = o, { source: l = -1 } = c;
		if (a === n || e.fits?.(i, a, r, s, l) === !1) return !1;
		if (c.effect === void 0) return !0;
		if (l < 0 || !Rt(c.effect, v(e.effect(l))) || c.them !== n && !e.rivals(i, a).includes(c.them)) return !1;
		let u = we(c.effect), d = Ft[r];
		return d === void 0 ? !0 : d.includes(u.op) ? It.has(r) || t(i, a, u, l, c.them) : !1;
	};
	return Object.fromEntries(Object.entries(r).map(([e, t]) => [e, {
		...t,
		fits: i(e)
	}]));
}
function Rt(e, t) {
	return zt(e, t) || be(we(t)).some((t) => Rt(e, v(t)));
}
function zt(e, t) {
	if (e === t) return !0;
	if (!Bt(e) || !Bt(t) || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && zt(e[n], t[n]));
}
function Bt(e) {
	return typeof e == "object" && !!e;
}
// ../h/base/packages/powers/src/interpreter.ts
function Vt(e) {
	let t = e, r = (e, n, r) => r === null ? 1 : t.counts[r](e, n), i = !1, { moveCard: a, moveCards: o } = Nt(t), s = {
		gain: {
			possible: (e, n, { amounts: i, per: a }) => t.gainable === void 0 || t.gainable(e, n, i, r(e, n, a)),
			perform(e, n, { amounts: i, per: a }, o) {
				e.resolved(o), t.gain(e, n, i, r(e, n, a), o);
			}
		},
		spend: {
			possible(e, t, { amounts: i, per: a, to: o }, s, c) {
				return o === "them" && c === n ? !1 : l(e, t, i, r(e, t, a));
			},
			perform(e, i, { amounts: a, per: o, to: s }, c, l) {
				e.resolved(c), t.spend(e, i, a, r(e, i, o), c, s === "bank" ? n : l);
			}
		},
		lose: {
			possible: (e, n, { from: r, n: i }) => t.places[r].count(e, n) >= i,
			perform: (e, t, n, r, i) => o(e, t, n, n.n, r, i)
		},
		rob: {
			possible: (e, r, { from: i, keep: a }, o, s) => (s !== n || a && t.rivals(e, r).length === 0) && t.places[i].count(e, s) > 0,
			perform: (e, t, n, r, i) => o(e, t, n, n.n, r, i)
		},
		all: {
			possible(e, t, { of: n }, r, i) {
				let a = !1, o = 0;
				for (let s = 0; s < n.length; s++) {
					let l = n[s], u = l.op === "spend" || l.op === "lose";
					if (u && o++, c(e, t, l, r, i)) a = !0;
					else if (u) return !1;
				}
				return a && (o < 2 || u(e, t, n));
			},
			perform: (e, t, n, r, i) => te(e, t, n, 0, r, i)
		},
		any: {
			possible(e, t, { of: n }, r, i) {
				for (let a = 0; a < n.length; a++) if (c(e, t, n[a], r, i)) return !0;
				return !1;
			},
			perform: (e, t, n, r, i) => e.push("power/any", t, {
				effect: v(n),
				left: 2 ** n.of.length - 1,
				source: r,
				them: i
			})
		},
		or: {
			possible(e, t, { of: n }, r, i) {
				for (let a = 0; a < n.length; a++) if (d(e, t, n[a], r, i)) return !0;
				return !1;
			},
			perform: (e, t, n, r, i) => e.push("power/or", t, T(n, r, i))
		},
		may: {
			possible: (e, t, { of: n }, r, i) => c(e, t, n, r, i),
			perform(e, n, i, a, o) {
				if (Pe(i.of)) p(e, n, i.of, a, o);
				else if (i.of.op === "gain" && t.gainIfWished !== void 0) {
					let { amounts: o, per: s } = i.of;
					e.resolved(a), t.gainIfWished(e, n, o, r(e, n, s), a);
				} else {
					let t = i.of.op === "acquire" ? "power/acquire" : "power/may";
					e.push(t, n, T(i, a, o));
				}
			}
		},
		pay: {
			possible: (e, n, { cost: r, of: i }, a, o) => d(e, n, r, a, o) && (c(e, n, i, a, o) || t.opens?.(e, n, r, i) === !0),
			perform: (e, t, n, r, i) => e.push("power/pay", t, T(n, r, i))
		},
		given: {
			possible: (e, n, { count: r, least: i, of: a }, o, s) => t.counts[r](e, n) >= i && c(e, n, a, o, s),
			perform(e, n, { count: r, least: i, of: a }, o, s) {
				t.counts[r](e, n) >= i && p(e, n, a, o, s);
			}
		},
		aim: {
			possible(e, r, { of: i }, a) {
				let o = t.rivals(e, r);
				if (o.length === 0) return c(e, r, i, a, n);
				for (let t = 0; t < o.length; t++) if (c(e, r, i, a, o[t])) return !0;
				return !1;
			},
			perform(e, r, i, a) {
				t.rivals(e, r).length === 0 ? p(e, r, i.of, a, n) : e.push("power/aim", r, T(i, a, n));
			}
		},
		take: {
			possible: (e, r, { amounts: i }, a, o) => (o !== n || t.rivals(e, r).length === 0) && t.takeable(e, o, i) > 0,
			perform(e, r, i, a, o) {
				i.upTo && o !== n ? e.push("power/take", r, T(i, a, o)) : ie(e, r, o, i.amounts, t.takeable(e, o, i.amounts), a);
			}
		},
		acquire: {
			possible: (e, n, { from: r, filter: i }) => t.supplies[r].has(e, n, i),
			perform: (e, t, n, r, i) => e.push("power/acquire", t, T(n, r, i))
		},
		act: {
			possible: (e, n, { action: r }, i) => t.actions[r].possible(e, n, i),
			perform(e, n, { action: r }, i) {
				e.resolved(i), t.actions[r].begin(e, n, i);
			}
		},
		each: {
			possible(e, n, { who: r, of: i }, a, o) {
				if (r === "player" && c(e, n, i, a, o)) return !0;
				let s = t.rivals(e, n);
				for (let t = 0; t < s.length; t++) if (c(e, s[t], i, a, n)) return !0;
				return !1;
			},
			perform(e, n, { who: r, of: i }, a, o) {
				let s = t.rivals(e, n), c = T(i, a, n);
				for (let t = s.length - 1; t >= 0; t--) e.push("power", s[t], c);
				r === "player" && re(e, n, i, a, o);
			}
		},
		verb: {
			possible: (e, n, { verb: r, n: i }, a, o) => t.verbs[r].possible(e, n, i, a, o),
			perform(e, n, { verb: r, n: i }, a, o) {
				e.resolved(a), t.verbs[r].perform(e, n, i, a, o);
			}
		}
	};
	function c(e, t, r, i, a = n) {
		return s[r.op].possible(e, t, r, i, a);
	}
	function l(e, n, r, a) {
		return t.affords(e, n, r, a) || i && t.couldAfford(e, n, r, a);
	}
	function u(e, n, i) {
		let a = {};
		for (let e of Object.keys(t.terms.resources)) a[e] = 0;
		let o = {};
		for (let t of i) {
			if (t.op === "lose" && (o[t.from] = (o[t.from] ?? 0) + t.n), t.op !== "spend") continue;
			let i = r(e, n, t.per);
			for (let e of Object.keys(a)) a[e] += t.amounts[e] * i;
		}
		return l(e, n, a, 1) && Object.entries(o).every(([r, i]) => t.places[r].count(e, n) >= i);
	}
	function d(e, t, n, r, i) {
		if (n.op !== "all") return c(e, t, n, r, i);
		for (let a = 0; a < n.of.length; a++) {
			let o = n.of[a];
			if (o.op !== "gain" && !Pe(o) && !c(e, t, o, r, i)) return !1;
		}
		return c(e, t, n, r, i);
	}
	function f(e, n, r, a, o) {
		if (t.couldAfford === void 0 || !Ht.has(r.op)) return !1;
		i = !0;
		try {
			return c(e, n, r, a, o);
		} finally {
			i = !1;
		}
	}
	function p(e, t, r, i, a = n) {
		let o = s[r.op];
		(r.op === "all" || r.op === "given" || o.possible(e, t, r, i, a) || f(e, t, r, i, a)) && o.perform(e, t, r, i, a);
	}
	function m(e, t, r, i, a = n) {
		if (r.op === "may" || r.op === "given") return m(e, t, r.of, i, a);
		if (r.op !== "pay") return p(e, t, r, i, a);
		let o = e.height;
		return p(e, t, r.cost, i, a), ee(e, o, t, r.of, i, a);
	}
	function ee(e, t, n, r, i, a) {
		e.changedSince(t) ? e.pushBelow(t, "power", n, T(r, i, a)) : p(e, n, r, i, a);
	}
	function te(e, t, n, r, i, a) {
		let { of: o } = n;
		for (let s = r; s < o.length; s++) {
			let r = e.height;
			if (p(e, t, o[s], i, a), !e.changedSince(r)) continue;
			let c = s + 1;
			c < o.length && e.pushBelow(r, "power/rest", t, {
				effect: v(n),
				next: c,
				source: i,
				them: a
			});
			return;
		}
	}
	function ne(e, n, i, a, o) {
		if (i.op === "gain") e.resolved(a), t.gain(e, n, i.amounts, o * r(e, n, i.per), a);
		else if (i.op === "all") for (let t = 0; t < i.of.length; t++) ne(e, n, i.of[t], a, o);
	}
	function re(e, t, r, i, a = n) {
		e.push("power", t, T(r, i, a));
	}
	function ie(e, n, r, i, a, o) {
		e.resolved(o), t.take(e, n, r, i, a, o);
	}
	return {
		possible: c,
		perform: p,
		accept: m,
		book: ne,
		isOptional: Pe,
		push: re,
		use(e, t, n) {
			n.length > 0 && e.push("power/use", t, { sources: n });
		},
		useTogether(e, t, n) {
			n.length > 0 && e.together("power/use", t, { sources: n });
		},
		steps: Lt(t, (e, t, r, i, a = n) => c(e, t, r, i, a) || f(e, t, r, i, a), Ze(t, {
			possible: c,
			isOpen: d,
			perform: p,
			accept: m,
			isOptional: Pe,
			sequence: te,
			afterwards: ee,
			takeFrom: ie,
			moveCard: a,
			moveCards: o
		}))
	};
}
var Ht = /* @__PURE__ */ new Set([
	"any",
	"or",
	"may",
	"pay",
	"aim",
	"each"
]);
function T(e, t, n) {
	return {
		effect: v(e),
		source: t,
		them: n
	};
}
// ../h/base/packages/powers/src/language.ts
function Ut(e) {
	let t = Object.keys(e.resources), n = (e) => {
		let n = {};
		for (let r of t) n[r] = e[r] ?? 0;
		return n;
	}, r = (e, t) => ({
		op: "spend",
		amounts: n(e),
		per: null,
		to: t
	}), i = (e) => "op" in e;
	return {
		gain: (e) => ({
			op: "gain",
			amounts: n(e),
			per: null
		}),
		spend: (e) => r(e, "bank"),
		spendTo: (e) => r(e, "them"),
		per: (e, t) => ({
			...t,
			per: e
		}),
		lose: (e, t = 1) => ({
			op: "lose",
			from: e,
			n: t,
			random: !1
		}),
		loseRandom: (e, t = 1) => ({
			op: "lose",
			from: e,
			n: t,
			random: !0
		}),
		rob: (e, t = 1) => ({
			op: "rob",
			from: e,
			n: t,
			random: !1,
			keep: !0
		}),
		robRandom: (e, t = 1) => ({
			op: "rob",
			from: e,
			n: t,
			random: !0,
			keep: !0
		}),
		scrap: (e, t = 1) => ({
			op: "rob",
			from: e,
			n: t,
			random: !1,
			keep: !1
		}),
		scrapRandom: (e, t = 1) => ({
			op: "rob",
			from: e,
			n: t,
			random: !0,
			keep: !1
		}),
		all: (...e) => ({
			op: "all",
			of: e
		}),
		any: (...e) => ({
			op: "any",
			of: e
		}),
		or: (...e) => ({
			op: "or",
			of: e
		}),
		may: (e) => ({
			op: "may",
			of: e
		}),
		pay: (e, t) => ({
			op: "pay",
			cost: i(e) ? e : r(e, "bank"),
			of: t
		}),
		given: (e, t, n) => ({
			op: "given",
			count: e,
			least: t,
			of: n
		}),
		aim: (e) => ({
			op: "aim",
			of: e
		}),
		take: (e) => ({
			op: "take",
			amounts: n(e),
			upTo: !1
		}),
		takeUpTo: (e) => ({
			op: "take",
			amounts: n(e),
			upTo: !0
		}),
		acquire: (e, t) => ({
			op: "acquire",
			from: e,
			filter: t ?? {}
		}),
		act: (e) => ({
			op: "act",
			action: e
		}),
		each: (e, t) => ({
			op: "each",
			who: e,
			of: t
		}),
		verb: (e, ...[t = 0]) => ({
			op: "verb",
			verb: e,
			n: t
		}),
		amounts: n
	};
}
// ../h/base/packages/powers/src/note.ts
var Wt = {
	gain: ({ amounts: e, per: t }, n) => Jt(e, t, n),
	spend: (e, t) => `pay ${Yt(e, t)}`,
	lose: ({ from: e, n: t, random: n }, r) => `lose ${Xt(e, t, n, r)}`,
	rob: ({ from: e, n: t, random: n, keep: r }, i) => `${r ? "rob" : "scrap"} ${Xt(e, t, n, i)}`,
	all: ({ of: e }, t) => Zt(e, " + ", t),
	any: ({ of: e }, t) => Zt(e, " & ", t),
	or: ({ of: e }, t) => Zt(e, " / ", t),
	may: ({ of: e }, t) => `may ${Qt(e, t)}`,
	pay: ({ cost: e, of: t }, n) => `${e.op === "spend" ? Yt(e, n) : Qt(e, n)} → ${Qt(t, n)}`,
	given: ({ count: e, least: t, of: n }, r) => `if ${t} ${r.counts[e]}: ${Qt(n, r)}`,
	aim: ({ of: e }, t) => `◎ ${Qt(e, t)}`,
	take: ({ amounts: e, upTo: t }, n) => `take ${t ? "≤ " : ""}${qt(e, n)}`,
	acquire: ({ from: e, filter: t }, n) => [
		"free",
		n.supplies[e],
		...Kt(t, n)
	].join(" "),
	act: ({ action: e }, t) => t.actions[e],
	each: ({ who: e, of: t }, n) => `each ${e}: ${Qt(t, n)}`,
	verb: ({ verb: e, n: t }, n) => Gt(n.verbs[e], t)
};
function Gt(e, t) {
	return e.replace("#", String(t));
}
function Kt(e, { filters: t }) {
	return Object.entries(e).map(([e, n]) => {
		let r = t[e];
		return typeof r == "string" ? Gt(r, Number(n)) : r[String(n)];
	});
}
function qt(e, { resources: t }) {
	return ve(e).map(([e, n]) => `${n}${t[e]}`).join(" ") || "0";
}
function Jt(e, t, n) {
	return t === null ? qt(e, n) : `${qt(e, n)} × ${n.counts[t]}`;
}
function Yt({ amounts: e, per: t, to: n }, r) {
	return `${n === "them" ? "them " : ""}${Jt(e, t, r)}`;
}
function Xt(e, t, n, { places: r }) {
	return `${n ? "random " : ""}${t === 1 ? "" : `${t} `}${r[e]}`;
}
function Zt(e, t, n) {
	return e.map((e) => Qt(e, n)).join(t);
}
function Qt(e, t) {
	let n = E(e, t), { op: r } = e;
	return r === "or" || r === "all" || r === "any" || r === "pay" ? `(${n})` : n;
}
function E(e, t) {
	return _(Wt, e, t);
}
function $t(e, t) {
	if ("at" in e) return `${t.timings[e.at]}: ${E(e.effect, t)}`;
	let { modify: n, by: r } = e.always;
	return `always: ${Gt(t.modifiers[n], r)}`;
}
// ../h/base/packages/powers/src/power.ts
function en(e) {
	return {
		when: (e, t) => ({
			at: e,
			effect: t
		}),
		always: (e, ...[t = 0]) => ({ always: {
			modify: e,
			by: t
		} })
	};
}
function tn(e, t) {
	return "at" in e && e.at === t ? e.effect : null;
}
function nn(e) {
	return "always" in e ? e.always : null;
}
// ../h/base/packages/powers/src/rivals.ts
var rn = Array.from({ length: t + 1 }, (e, t) => Array.from({ length: t }, (e, n) => Array.from({ length: t - 1 }, (e, r) => (n + 1 + r) % t)));
function an(e, t) {
	return rn[e][t];
}
// ../h/base/packages/powers/src/sentence.ts
var on = {
	gain: ({ amounts: e, per: t }, n) => n.gain(ve(e), t),
	spend: ({ amounts: e, per: t, to: n }, r, i) => r.spend(ve(e), t, n === "bank" ? n : i),
	lose: ({ from: e, n: t, random: n }, r) => r.lose(e, t, n),
	rob: ({ from: e, n: t, random: n, keep: r }, i) => i.rob(e, t, n, r),
	all: ({ of: e }, t, n) => t.all(sn(e, t, n)),
	any: ({ of: e }, t, n) => t.any(sn(e, t, n)),
	or: ({ of: e }, t, n) => t.or(sn(e, t, n)),
	may: ({ of: e }, t, n) => t.may(_(on, e, t, n)),
	pay: ({ cost: e, of: t }, n, r) => n.pay(_(on, e, n, r), _(on, t, n, r)),
	given: ({ count: e, least: t, of: n }, r, i) => r.given(e, t, _(on, n, r, i)),
	aim: ({ of: e }, t) => t.aim(_(on, e, t, "opponent")),
	take: ({ amounts: e, upTo: t }, n, r) => n.take(ve(e), t, r),
	acquire: ({ from: e, filter: t }, n) => n.acquire(e, t),
	act: ({ action: e }, t) => t.act(e),
	each: ({ who: e, of: t }, n) => n.each(e, _(on, t, n, "owner")),
	verb: ({ verb: e, n: t }, n) => n.verb(e, t)
};
function sn(e, t, n) {
	return e.map((e) => _(on, e, t, n));
}
function cn(e, t) {
	return _(on, e, t, "opponent");
}
function ln(e, t) {
	return t.sentence(cn(e, t));
}
function un(e, t) {
	return t.deed(cn(e, t));
}
function dn(e, t) {
	return t.sentence("always" in e ? t.always(e.always) : t.at(e.at, cn(e.effect, t)));
}
function fn(e, t, n) {
	let r = ve(e);
	return r.length === 0 ? [t.amounts([])] : fe(r.map(([e, n]) => ({
		text: t.amounts([[e, n]]),
		amount: e,
		n
	})), ", ", ` ${n} `);
}
// ../h/base/packages/powers/src/terms.ts
function pn(e) {
	return e;
}
// ../h/base/games/card-kingdoms/vocabulary/terms.ts
var D = pn({
	resources: {
		gold: "G",
		strength: "S",
		magic: "M",
		vp: "VP"
	},
	counts: {
		"worker-citizens": "Worker",
		"soldier-citizens": "Soldier",
		"shadow-citizens": "Shadow",
		"holy-citizens": "Holy",
		"worker-icons": "Worker icon",
		"soldier-icons": "Soldier icon",
		"shadow-icons": "Shadow icon",
		"holy-icons": "Holy icon",
		"hills-monsters": "Hills",
		"barrens-monsters": "Barrens",
		"ruins-monsters": "Ruins",
		"forest-monsters": "Forest",
		"swamp-monsters": "Swamp",
		"valley-monsters": "Valley",
		"caverns-monsters": "Caverns",
		"mountains-monsters": "Mountains",
		knights: "Knight",
		citizens: "Citizen",
		monsters: "Monster",
		titans: "Titan",
		domains: "Domain",
		"leftovers-2": "2 left over",
		"leftovers-3": "3 left over",
		"leftovers-4": "4 left over"
	},
	timings: {
		build: "now",
		"own-roll": "roll",
		doubles: "any doubles",
		"action-start": "before actions",
		"action-end": "after actions",
		"gain-citizen": "each Citizen gained",
		slay: "each Monster slain"
	},
	modifiers: {
		"no-surcharge": "Citizens without the +",
		"build-price": "Domains #G"
	},
	supplies: { citizens: "Citizen" },
	filters: {
		name: { knight: "Knight" },
		role: {
			worker: "Worker",
			soldier: "Soldier",
			shadow: "Shadow",
			holy: "Holy"
		},
		costAtMost: "≤ #G"
	},
	places: {
		"slain-monsters": "Monster",
		"own-citizens": "Citizen"
	},
	actions: { slay: "slay" },
	verbs: {
		"set-die": "die = #",
		"lower-die": "die − #"
	},
	signs: [
		"role:worker",
		"role:soldier",
		"role:shadow",
		"role:holy",
		"type:minion",
		"type:beast",
		"type:titan",
		"type:boss",
		"area:hills",
		"area:barrens",
		"area:ruins",
		"area:forest",
		"area:swamp",
		"area:valley",
		"area:caverns",
		"area:mountains",
		"card:monsters",
		"card:domains",
		"card:dukes",
		"die",
		"first-player",
		"resting",
		"exhausted",
		"dark-lord"
	]
}), O = [
	"gold",
	"strength",
	"magic"
], mn = Object.keys(D.resources), k = [
	"worker",
	"soldier",
	"shadow",
	"holy"
], { acquire: A, act: hn, aim: gn, all: j, gain: M, lose: _n, or: vn, pay: N, per: P, robRandom: yn, spend: bn, take: xn, takeUpTo: Sn, verb: Cn } = Ut(D), { when: F, always: wn } = en(D), I = [
	{
		id: "foxgrove-palisade",
		name: "Foxgrove Palisade",
		price: 9,
		roles: {
			soldier: 1,
			shadow: 1
		},
		vp: 3,
		power: F("own-roll", N({ gold: 2 }, Cn("set-die", 6))),
		source: "two-sources"
	},
	{
		id: "the-desert-orchid",
		name: "The Desert Orchid",
		price: 9,
		roles: {
			holy: 1,
			shadow: 1
		},
		vp: 3,
		power: F("own-roll", N(P("holy-citizens", bn({ gold: 1 })), Cn("set-die", 1))),
		source: "two-sources"
	},
	{
		id: "emerald-stronghold",
		name: "Emerald Stronghold",
		price: 12,
		roles: {
			worker: 1,
			soldier: 1,
			holy: 1
		},
		vp: 5,
		power: wn("no-surcharge"),
		source: "two-sources"
	},
	{
		id: "pratchetts-plateau",
		name: "Pratchett's Plateau",
		price: 8,
		roles: {
			worker: 1,
			holy: 1
		},
		vp: 3,
		power: wn("build-price", -1),
		source: "two-sources"
	},
	{
		id: "cathedral-of-st-aquila",
		name: "Cathedral of St Aquila",
		price: 8,
		roles: { holy: 2 },
		vp: 3,
		power: F("action-end", gn(xn({ gold: 1 }))),
		source: "two-sources"
	},
	{
		id: "darktide-harbour",
		name: "Darktide Harbour",
		price: 6,
		roles: {
			shadow: 1,
			worker: 1,
			soldier: 1
		},
		vp: 2,
		power: F("build", A("citizens", { role: "shadow" })),
		source: "two-sources"
	},
	{
		id: "cloudriders-camp",
		name: "Cloudrider's Camp",
		price: 8,
		roles: {
			soldier: 1,
			holy: 1
		},
		vp: 2,
		power: F("build", j(M({ strength: 3 }), A("citizens", {
			role: "soldier",
			costAtMost: 2
		}))),
		source: "two-sources"
	},
	{
		id: "the-orb-of-urdr",
		name: "The Orb of Urdr",
		price: 6,
		roles: {
			shadow: 1,
			holy: 1
		},
		vp: 1,
		power: F("action-end", gn(xn({ magic: 1 }))),
		source: "two-sources"
	},
	{
		id: "rogues-landing",
		name: "Rogue's Landing",
		price: 7,
		roles: {
			worker: 1,
			shadow: 1
		},
		vp: 3,
		power: F("build", A("citizens", { role: "worker" })),
		source: "two-sources"
	},
	{
		id: "blood-crow-army",
		name: "Blood Crow Army",
		price: 5,
		roles: { soldier: 3 },
		vp: 2,
		power: F("action-start", M({ strength: 1 })),
		source: "two-sources"
	},
	{
		id: "eye-of-asteraten",
		name: "Eye of Asteraten",
		price: 8,
		roles: {
			holy: 1,
			soldier: 1
		},
		vp: 1,
		power: F("build", j(M({ strength: 5 }), hn("slay"))),
		source: "two-sources"
	},
	{
		id: "cutthroats-truce",
		name: "Cutthroat's Truce",
		price: 5,
		roles: {
			shadow: 1,
			holy: 1
		},
		vp: 1,
		power: F("build", gn(xn({ gold: 3 }))),
		source: "two-sources"
	},
	{
		id: "halfpenny-hill",
		name: "Halfpenny Hill",
		price: 6,
		roles: { worker: 3 },
		vp: 2,
		power: F("action-start", M({ gold: 1 })),
		source: "two-sources"
	},
	{
		id: "shattered-hand",
		name: "Shattered Hand",
		price: 7,
		roles: {
			holy: 1,
			worker: 1
		},
		vp: 3,
		power: F("build", A("citizens", { role: "holy" })),
		source: "two-sources"
	},
	{
		id: "forgotten-sorrows",
		name: "Forgotten Sorrows",
		price: 9,
		roles: {
			worker: 1,
			shadow: 1
		},
		vp: 3,
		power: F("gain-citizen", M({ magic: 1 })),
		source: "two-sources"
	},
	{
		id: "watcher-on-the-water",
		name: "Watcher on the Water",
		price: 6,
		roles: { soldier: 2 },
		vp: 3,
		power: F("build", N(_n("slain-monsters"), M({ vp: 3 }))),
		source: "two-sources"
	},
	{
		id: "gargans-embrace",
		name: "Gargan's Embrace",
		price: 7,
		roles: { soldier: 2 },
		vp: 2,
		power: F("doubles", M({ vp: 1 })),
		source: "two-sources"
	},
	{
		id: "nest-of-the-weaver-witch",
		name: "Nest of the Weaver Witch",
		price: 6,
		roles: { worker: 2 },
		vp: 3,
		power: F("build", N(_n("own-citizens"), M({ vp: 3 }))),
		source: "two-sources"
	},
	{
		id: "palace-of-the-dawn",
		name: "Palace of the Dawn",
		price: 11,
		roles: {
			worker: 1,
			soldier: 2
		},
		vp: 4,
		power: F("own-roll", Cn("lower-die", 1)),
		source: "two-sources"
	},
	{
		id: "grimmwater-keep",
		name: "Grimmwater Keep",
		price: 10,
		roles: {
			worker: 2,
			shadow: 1
		},
		vp: 4,
		power: F("build", A("citizens", { costAtMost: 3 })),
		source: "two-sources"
	},
	{
		id: "the-violet-thorn",
		name: "The Violet Thorn",
		price: 7,
		roles: {
			soldier: 1,
			holy: 1
		},
		vp: 3,
		power: F("slay", M({ magic: 1 })),
		source: "two-sources"
	},
	{
		id: "purloiners-perch",
		name: "Purloiner's Perch",
		price: 10,
		roles: { shadow: 2 },
		vp: 2,
		power: F("build", gn(yn("slain-monsters"))),
		source: "two-sources"
	},
	{
		id: "golden-obelisk-of-nae",
		name: "Golden Obelisk of Nae",
		price: 6,
		roles: {
			worker: 1,
			holy: 1
		},
		vp: 3,
		power: F("build", N({ magic: 3 }, M({ vp: 3 }))),
		source: "two-sources"
	},
	{
		id: "monolith-of-ostendaar",
		name: "Monolith of Ostendaar",
		price: 9,
		roles: {
			worker: 1,
			soldier: 1
		},
		vp: 3,
		power: F("action-start", M({ magic: 1 })),
		source: "two-sources"
	}
], L = [
	{
		id: "cleric",
		name: "Cleric",
		numbers: [1],
		price: 3,
		role: "holy",
		copies: 6,
		onTurn: M({ magic: 3 }),
		offTurn: M({ magic: 1 }),
		source: "two-sources"
	},
	{
		id: "monk",
		name: "Monk",
		numbers: [1],
		price: 3,
		role: "holy",
		copies: 6,
		onTurn: M({
			gold: 1,
			magic: 2
		}),
		offTurn: N({ gold: 1 }, M({ magic: 2 })),
		source: "two-sources"
	},
	{
		id: "merchant",
		name: "Merchant",
		numbers: [2],
		price: 2,
		role: "worker",
		copies: 6,
		onTurn: vn(M({ gold: 2 }), M({ magic: 2 })),
		offTurn: M({ gold: 1 }),
		source: "two-sources"
	},
	{
		id: "blacksmith",
		name: "Blacksmith",
		numbers: [2],
		price: 3,
		role: "worker",
		copies: 6,
		onTurn: P("soldier-citizens", M({ gold: 1 })),
		offTurn: M({ gold: 1 }),
		source: "two-sources"
	},
	{
		id: "mercenary",
		name: "Mercenary",
		numbers: [3],
		price: 3,
		role: "shadow",
		copies: 6,
		onTurn: M({
			strength: 1,
			gold: 1
		}),
		offTurn: N({ strength: 1 }, M({ gold: 2 })),
		source: "two-sources"
	},
	{
		id: "alchemist",
		name: "Alchemist",
		numbers: [3],
		price: 3,
		role: "shadow",
		copies: 6,
		onTurn: N({ gold: 1 }, M({ magic: 3 })),
		offTurn: N({ magic: 1 }, M({ gold: 2 })),
		source: "two-sources"
	},
	{
		id: "archer",
		name: "Archer",
		numbers: [4],
		price: 4,
		role: "soldier",
		copies: 6,
		onTurn: M({ strength: 2 }),
		offTurn: M({ strength: 1 }),
		source: "two-sources"
	},
	{
		id: "wizard",
		name: "Wizard",
		numbers: [4],
		price: 4,
		role: "soldier",
		copies: 6,
		onTurn: M({
			magic: 1,
			strength: 1
		}),
		offTurn: M({ magic: 1 }),
		source: "two-sources"
	},
	{
		id: "peasant",
		name: "Peasant",
		numbers: [5],
		price: 2,
		role: "worker",
		copies: 6,
		onTurn: M({ gold: 1 }),
		offTurn: M({ gold: 1 }),
		source: "two-sources"
	},
	{
		id: "knight",
		name: "Knight",
		numbers: [6],
		price: 2,
		role: "soldier",
		copies: 6,
		onTurn: M({ strength: 1 }),
		offTurn: M({ strength: 1 }),
		source: "two-sources"
	},
	{
		id: "rogue",
		name: "Rogue",
		numbers: [7],
		price: 2,
		role: "shadow",
		copies: 6,
		onTurn: M({
			strength: 2,
			gold: 2
		}),
		offTurn: M({
			strength: 1,
			gold: 1
		}),
		source: "two-sources"
	},
	{
		id: "thief",
		name: "Thief",
		numbers: [7],
		price: 2,
		role: "shadow",
		copies: 6,
		onTurn: gn(vn(Sn({ gold: 3 }), Sn({ magic: 3 }))),
		offTurn: vn(M({ gold: 2 }), M({ magic: 2 })),
		source: "two-sources"
	},
	{
		id: "champion",
		name: "Champion",
		numbers: [8],
		price: 2,
		role: "soldier",
		copies: 6,
		onTurn: M({ strength: 4 }),
		offTurn: N({ gold: 1 }, M({ strength: 4 })),
		source: "two-sources"
	},
	{
		id: "warlord",
		name: "Warlord",
		numbers: [8],
		price: 2,
		role: "soldier",
		copies: 6,
		onTurn: P("soldier-citizens", M({ strength: 1 })),
		offTurn: P("knights", M({ strength: 1 })),
		source: "two-sources"
	},
	{
		id: "paladin",
		name: "Paladin",
		numbers: [9, 10],
		price: 2,
		role: "holy",
		copies: 6,
		onTurn: M({
			strength: 1,
			magic: 2
		}),
		offTurn: N({ strength: 1 }, M({ magic: 3 })),
		source: "two-sources"
	},
	{
		id: "priestess",
		name: "Priestess",
		numbers: [9, 10],
		price: 2,
		role: "holy",
		copies: 6,
		onTurn: M({
			strength: 2,
			magic: 1
		}),
		offTurn: N({ magic: 1 }, M({ strength: 3 })),
		source: "two-sources"
	},
	{
		id: "butcher",
		name: "Butcher",
		numbers: [11, 12],
		price: 1,
		role: "worker",
		copies: 6,
		onTurn: P("worker-citizens", M({ gold: 2 })),
		offTurn: M({ gold: 4 }),
		source: "two-sources"
	},
	{
		id: "miner",
		name: "Miner",
		numbers: [11, 12],
		price: 1,
		role: "worker",
		copies: 6,
		onTurn: j(M({ gold: 1 }), P("domains", M({ gold: 1 }))),
		offTurn: M({ gold: 4 }),
		source: "two-sources"
	},
	{
		id: "starter-peasant",
		name: "Peasant",
		numbers: [5],
		price: null,
		role: null,
		copies: 5,
		onTurn: M({ gold: 1 }),
		offTurn: M({ gold: 1 }),
		source: "two-sources"
	},
	{
		id: "starter-knight",
		name: "Knight",
		numbers: [6],
		price: null,
		role: null,
		copies: 5,
		onTurn: M({ strength: 1 }),
		offTurn: M({ strength: 1 }),
		source: "two-sources"
	}
], R = [
	"hills",
	"barrens",
	"ruins",
	"forest",
	"swamp",
	"valley",
	"caverns",
	"mountains"
], z = [
	{
		id: "goblin",
		name: "Goblin",
		area: "hills",
		type: "minion",
		strength: 1,
		magic: 0,
		vp: 1,
		copies: 3,
		copiesWithFive: 0,
		reward: M({ gold: 1 }),
		source: "two-sources"
	},
	{
		id: "goblin-mage",
		name: "Goblin Mage",
		area: "hills",
		type: "titan",
		strength: 3,
		magic: 0,
		vp: 2,
		copies: 1,
		copiesWithFive: 1,
		reward: vn(M({ gold: 1 }), M({ magic: 1 })),
		source: "two-sources"
	},
	{
		id: "goblin-king",
		name: "Goblin King",
		area: "hills",
		type: "boss",
		strength: 6,
		magic: 0,
		vp: 4,
		copies: 1,
		copiesWithFive: 0,
		reward: P("hills-monsters", M({ gold: 1 })),
		source: "two-sources"
	},
	{
		id: "skeleton",
		name: "Skeleton",
		area: "ruins",
		type: "minion",
		strength: 2,
		magic: 0,
		vp: 2,
		copies: 2,
		copiesWithFive: 1,
		reward: M({ gold: 1 }),
		source: "two-sources"
	},
	{
		id: "flaming-skeleton",
		name: "Flaming Skeleton",
		area: "ruins",
		type: "titan",
		strength: 5,
		magic: 0,
		vp: 3,
		copies: 2,
		copiesWithFive: 0,
		reward: M({
			gold: 1,
			magic: 1
		}),
		source: "two-sources"
	},
	{
		id: "skeleton-king",
		name: "Skeleton King",
		area: "ruins",
		type: "boss",
		strength: 8,
		magic: 0,
		vp: 4,
		copies: 1,
		copiesWithFive: 0,
		reward: P("ruins-monsters", M({ gold: 2 })),
		source: "two-sources"
	},
	{
		id: "treant",
		name: "Treant",
		area: "forest",
		type: "minion",
		strength: 3,
		magic: 0,
		vp: 1,
		copies: 2,
		copiesWithFive: 1,
		reward: M({
			gold: 1,
			magic: 1
		}),
		source: "two-sources"
	},
	{
		id: "bane-spider",
		name: "Bane Spider",
		area: "forest",
		type: "beast",
		strength: 6,
		magic: 0,
		vp: 2,
		copies: 2,
		copiesWithFive: 0,
		reward: vn(M({ gold: 3 }), A("citizens", { name: "knight" })),
		source: "two-sources"
	},
	{
		id: "spider-queen",
		name: "Spider Queen",
		area: "forest",
		type: "boss",
		strength: 10,
		magic: 3,
		vp: 5,
		copies: 1,
		copiesWithFive: 0,
		reward: vn(P("forest-monsters", M({ gold: 2 })), j(A("citizens"), M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "owlbear",
		name: "Owlbear",
		area: "valley",
		type: "beast",
		strength: 4,
		magic: 0,
		vp: 2,
		copies: 3,
		copiesWithFive: 0,
		reward: M({ magic: 2 }),
		source: "two-sources"
	},
	{
		id: "giant",
		name: "Giant",
		area: "valley",
		type: "titan",
		strength: 8,
		magic: 0,
		vp: 3,
		copies: 1,
		copiesWithFive: 1,
		reward: M({
			gold: 1,
			magic: 2
		}),
		source: "two-sources"
	},
	{
		id: "troll",
		name: "Troll",
		area: "valley",
		type: "boss",
		strength: 12,
		magic: 0,
		vp: 6,
		copies: 1,
		copiesWithFive: 0,
		reward: P("valley-monsters", M({ magic: 2 })),
		source: "two-sources"
	},
	{
		id: "dire-bear",
		name: "Dire Bear",
		area: "mountains",
		type: "beast",
		strength: 5,
		magic: 0,
		vp: 3,
		copies: 2,
		copiesWithFive: 1,
		reward: vn(M({ gold: 2 }), M({ magic: 2 })),
		source: "two-sources"
	},
	{
		id: "orc-warrior",
		name: "Orc Warrior",
		area: "mountains",
		type: "minion",
		strength: 9,
		magic: 0,
		vp: 3,
		copies: 2,
		copiesWithFive: 0,
		reward: A("citizens", { costAtMost: 3 }),
		source: "two-sources"
	},
	{
		id: "orc-chieftain",
		name: "Orc Chieftain",
		area: "mountains",
		type: "boss",
		strength: 14,
		magic: 0,
		vp: 6,
		copies: 1,
		copiesWithFive: 0,
		reward: P("mountains-monsters", M({ gold: 2 })),
		source: "two-sources"
	},
	{
		id: "gargoyle",
		name: "Gargoyle",
		area: "barrens",
		type: "minion",
		strength: 1,
		magic: 0,
		vp: 1,
		copies: 3,
		copiesWithFive: 1,
		reward: M({ magic: 1 }),
		source: "two-sources"
	},
	{
		id: "wraith",
		name: "Wraith",
		area: "barrens",
		type: "titan",
		strength: 4,
		magic: 3,
		vp: 3,
		copies: 1,
		copiesWithFive: 0,
		reward: A("citizens", { costAtMost: 2 }),
		source: "two-sources"
	},
	{
		id: "witch-queen",
		name: "Witch Queen",
		area: "barrens",
		type: "boss",
		strength: 5,
		magic: 4,
		vp: 5,
		copies: 1,
		copiesWithFive: 0,
		reward: P("barrens-monsters", M({ magic: 1 })),
		source: "two-sources"
	},
	{
		id: "gelatinous-cube",
		name: "Gelatinous Cube",
		area: "swamp",
		type: "minion",
		strength: 4,
		magic: 1,
		vp: 3,
		copies: 3,
		copiesWithFive: 1,
		reward: M({ gold: 2 }),
		source: "two-sources"
	},
	{
		id: "basilisk",
		name: "Basilisk",
		area: "swamp",
		type: "beast",
		strength: 6,
		magic: 3,
		vp: 4,
		copies: 1,
		copiesWithFive: 0,
		reward: vn(M({ gold: 3 }), M({ magic: 3 })),
		source: "two-sources"
	},
	{
		id: "swamp-dragon",
		name: "Swamp Dragon",
		area: "swamp",
		type: "boss",
		strength: 10,
		magic: 4,
		vp: 6,
		copies: 1,
		copiesWithFive: 0,
		reward: P("swamp-monsters", M({ magic: 2 })),
		source: "two-sources"
	},
	{
		id: "kobolds",
		name: "Kobolds",
		area: "caverns",
		type: "minion",
		strength: 5,
		magic: 1,
		vp: 3,
		copies: 3,
		copiesWithFive: 1,
		reward: M({
			gold: 2,
			magic: 1
		}),
		source: "two-sources"
	},
	{
		id: "gold-golem",
		name: "Gold Golem",
		area: "caverns",
		type: "titan",
		strength: 7,
		magic: 3,
		vp: 4,
		copies: 1,
		copiesWithFive: 0,
		reward: M({ gold: 5 }),
		source: "two-sources"
	},
	{
		id: "red-dragon",
		name: "Red Dragon",
		area: "caverns",
		type: "boss",
		strength: 12,
		magic: 6,
		vp: 7,
		copies: 1,
		copiesWithFive: 0,
		reward: P("caverns-monsters", M({ gold: 3 })),
		source: "two-sources"
	}
], Tn = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	11
], En = Array.from({ length: 5 }, (e, t) => ({ column: t })), Dn = Array.from({ length: 10 }, (e, t) => ({ stack: t })), On = L.map((e) => Tn.indexOf(e.numbers[0])), B = [
	{
		id: "cornelius-the-dreamer",
		name: "Cornelius the Dreamer",
		score: j(P("domains", M({ vp: 3 })), P("leftovers-3", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "elsyn-saint-of-shadows",
		name: "El'syn, Saint of Shadows",
		score: j(P("holy-icons", M({ vp: 2 })), P("shadow-icons", M({ vp: 2 })), P("leftovers-4", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "elisium-the-allsmith",
		name: "Elisium the Allsmith",
		score: j(P("worker-icons", M({ vp: 1 })), P("soldier-icons", M({ vp: 1 })), P("shadow-icons", M({ vp: 1 })), P("holy-icons", M({ vp: 1 })), P("leftovers-4", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "hrothgar-the-conqueror",
		name: "Hrothgar the Conqueror",
		score: j(P("monsters", M({ vp: 2 })), P("titans", M({ vp: 1 })), P("leftovers-4", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "isabella-the-righteous",
		name: "Isabella the Righteous",
		score: j(P("soldier-icons", M({ vp: 1 })), P("holy-icons", M({ vp: 2 })), P("leftovers-3", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "lekzandr-the-protector",
		name: "Lekzand'r the Protector",
		score: j(P("worker-icons", M({ vp: 1 })), P("holy-icons", M({ vp: 2 })), P("leftovers-3", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "node-master-of-swords",
		name: "Node, Master of Swords",
		score: j(P("soldier-icons", M({ vp: 1 })), P("shadow-icons", M({ vp: 2 })), P("leftovers-3", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "reese-the-firebrand",
		name: "Reese the Firebrand",
		score: j(P("citizens", M({ vp: 1 })), P("monsters", M({ vp: 1 })), P("domains", M({ vp: 1 })), P("leftovers-4", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "simon-the-unclean",
		name: "Simon the Unclean",
		score: j(P("worker-icons", M({ vp: 1 })), P("soldier-icons", M({ vp: 1 })), P("leftovers-2", M({ vp: 1 }))),
		source: "two-sources"
	},
	{
		id: "waryn-lord-of-rogues",
		name: "Waryn, Lord of Rogues",
		score: j(P("worker-icons", M({ vp: 1 })), P("shadow-icons", M({ vp: 2 })), P("leftovers-3", M({ vp: 1 }))),
		source: "two-sources"
	}
], kn = {
	"first-game": {
		areas: [
			"hills",
			"ruins",
			"forest",
			"valley",
			"mountains"
		],
		citizens: [
			"cleric",
			"merchant",
			"mercenary",
			"archer",
			"peasant",
			"knight",
			"rogue",
			"champion",
			"paladin",
			"butcher"
		],
		without: []
	},
	"glittering-gold": {
		areas: [
			"hills",
			"ruins",
			"forest",
			"swamp",
			"caverns"
		],
		citizens: [
			"monk",
			"merchant",
			"alchemist",
			"archer",
			"peasant",
			"knight",
			"rogue",
			"champion",
			"paladin",
			"butcher"
		],
		without: [
			"forgotten-sorrows",
			"the-violet-thorn",
			"golden-obelisk-of-nae",
			"monolith-of-ostendaar"
		]
	},
	"mastery-over-magic": {
		areas: [
			"barrens",
			"ruins",
			"forest",
			"valley",
			"mountains"
		],
		citizens: [
			"cleric",
			"merchant",
			"alchemist",
			"wizard",
			"peasant",
			"knight",
			"thief",
			"champion",
			"paladin",
			"butcher"
		],
		without: [
			"eye-of-asteraten",
			"blood-crow-army",
			"foxgrove-palisade",
			"gargans-embrace"
		]
	},
	"monster-blood": {
		areas: [
			"barrens",
			"ruins",
			"forest",
			"swamp",
			"mountains"
		],
		citizens: [
			"cleric",
			"blacksmith",
			"mercenary",
			"archer",
			"peasant",
			"knight",
			"rogue",
			"warlord",
			"priestess",
			"miner"
		],
		without: [
			"forgotten-sorrows",
			"nest-of-the-weaver-witch",
			"cathedral-of-st-aquila",
			"cutthroats-truce"
		]
	}
}, An = (e) => L.filter((t) => t.price !== null && t.numbers[0] === e).map((e) => e.id), jn = [{
	label: {
		say: "setting-areas",
		most: 5
	},
	things: R,
	most: 5,
	name: (e) => ({
		say: "area-name",
		area: e
	})
}, ...L.flatMap(({ numbers: e }, t) => {
	let n = An(e[0]);
	return n.length < 2 || n[0] !== L[t].id ? [] : [{
		label: {
			say: "setting-citizen",
			numbers: e.join("/")
		},
		things: n,
		most: 1,
		name: (e) => ({
			say: "citizen-name",
			citizen: e
		})
	}];
})], Mn = "chosen", Nn = kn["first-game"], Pn = {
	id: "setup",
	label: { say: "setting-setup" },
	values: [
		...Object.keys(kn),
		"random",
		Mn
	],
	name: (e) => ({
		say: "setting-value",
		value: Fn(e)
	}),
	about: (e) => ({
		say: "setting-setup-about",
		setup: Fn(e)
	}),
	parts: {
		of: Mn,
		groups: jn,
		start: [...Nn.areas, ...Nn.citizens].filter((e) => jn.some(({ things: t }) => t.includes(e)))
	}
};
function Fn(e) {
	return String(e).split(":")[0];
}
function In(e) {
	let t = kn[e];
	if (t !== void 0) return t;
	let n = ce(Pn, e) ?? [];
	return {
		areas: R.filter((e) => n.includes(e)),
		citizens: n,
		without: []
	};
}
var Ln = [
	{
		id: "players",
		label: { say: "setting-players" },
		values: [
			2,
			3,
			4,
			5,
			1
		],
		about: (e) => ({
			say: "setting-players-about",
			players: e
		})
	},
	Pn,
	{
		id: "mixed",
		label: { say: "setting-mixed" },
		values: [!1, !0],
		about: (e) => ({
			say: "setting-mixed-about",
			mixed: e
		})
	},
	{
		id: "leftovers",
		label: { say: "setting-leftovers" },
		values: ["pooled", "per-kind"],
		name: (e) => ({
			say: "setting-value",
			value: e
		}),
		about: (e) => ({
			say: "setting-leftovers-about",
			leftovers: e
		})
	},
	{
		id: "soloTokens",
		players: [1],
		label: { say: "setting-solo-tokens" },
		values: ["as-printed", "counted"],
		name: (e) => ({
			say: "setting-value",
			value: e
		}),
		about: (e) => ({
			say: "setting-solo-tokens-about",
			tokens: e
		})
	}
], Rn = (e) => {
	let t = Ln.find((t) => t.id === e);
	return pe((e) => e !== void 0 && ne(t, e) === e, `a value of the setting ${e}`);
}, zn = de({
	players: g(1, 5),
	setup: Rn("setup"),
	mixed: m(),
	leftovers: Rn("leftovers"),
	soloTokens: Rn("soloTokens")
});
function Bn(e) {
	return Object.freeze({
		players: e.players,
		setup: String(e.setup),
		mixed: e.mixed === !0,
		leftovers: String(e.leftovers),
		soloTokens: String(e.soloTokens)
	});
}
var Vn = [
	1,
	2,
	3,
	4,
	5
], Hn = "chosen:barrens+swamp+valley+caverns+mountains+monk+blacksmith+alchemist+wizard+thief+warlord+priestess+miner", Un = [
	...Vn.map((e) => ({
		name: `${e} players, random setup`,
		settings: {
			players: e,
			setup: "random"
		}
	})),
	...Vn.map((e) => ({
		name: `${e} players, mixed citizens`,
		settings: {
			players: e,
			setup: "random",
			mixed: !0
		}
	})),
	...Object.keys(kn).flatMap((e) => Vn.map((t) => ({
		name: `${t} players, ${e}`,
		settings: {
			players: t,
			setup: e
		}
	}))),
	...[
		1,
		2,
		5
	].map((e) => ({
		name: `${e} players, chosen setup`,
		settings: {
			players: e,
			setup: Hn
		}
	})),
	{
		name: "3 players, half chosen, half by lot",
		settings: {
			players: 3,
			setup: "chosen:caverns+hills+thief"
		}
	},
	{
		name: "4 players, chosen areas, mixed citizens",
		settings: {
			players: 4,
			setup: Hn,
			mixed: !0
		}
	},
	{
		name: "3 players, leftovers per kind",
		settings: {
			players: 3,
			setup: "random",
			leftovers: "per-kind"
		}
	},
	{
		name: "solo, victory tokens counted",
		settings: {
			players: 1,
			setup: "random",
			soloTokens: "counted"
		}
	}
], { NONE: V, HIDDEN: Wn } = p, H = f({
	citizen: {
		cards: L,
		copies: (e, t) => L[e].price === null ? t : L[e].copies
	},
	monster: {
		cards: z,
		copies: (e) => z[e].copies + z[e].copiesWithFive
	},
	domain: { cards: I },
	duke: { cards: B }
}), { fixed: Gn, heap: Kn, list: qn, number: Jn, numbers: Yn, orNull: Xn, perSeat: Zn, pile: U, places: Qn, record: $n, seat: er, shared: tr, slot: nr, word: rr } = p, ir = nr(H.duke, { seen: ({ ending: e }, t, n) => t === n || e !== "" }), ar = $n({
	gold: Jn(),
	strength: Jn(),
	magic: Jn(),
	vp: Jn(),
	citizens: Kn(H.citizen),
	monsters: U(H.monster),
	domains: U(H.domain),
	duke: ir,
	dukesOffered: tr(U(H.duke, {
		seen: "owner",
		min: 1,
		max: 2
	}))
}), or = $n({
	duke: ir,
	citizens: Kn(H.citizen),
	domains: U(H.domain)
}), sr = ({ settings: e }) => !e.mixed, cr = (e) => U(H.citizen, {
	seen: (t, n, r, i, a) => sr(t) || i >= a - t.seen[e],
	fits: (t) => On[t] === e && L[t].price !== null
}), lr = U(H.citizen, { seen: sr }), ur = d({
	settings: Gn(zn),
	players: Zn(ar),
	areas: tr(Yn(0, R.length - 1, 5)),
	monsters: qn(U(H.monster), 5, 5),
	citizens: Qn(Tn.map((e, t) => cr(t))),
	seen: Yn(0, 12, Tn.length),
	domains: qn(nr(H.domain), 5, 5),
	domainsBelow: qn(U(H.domain, {
		seen: "nobody",
		max: 3
	}), 5, 5),
	box: $n({
		monsters: tr(U(H.monster)),
		citizens: tr(lr),
		domains: tr(U(H.domain, { seen: "nobody" })),
		domainsRemoved: tr(U(H.domain)),
		dukes: tr(U(H.duke, { seen: "nobody" }))
	}),
	dice: Yn(1, 6, 2),
	diceChanged: Jn(0, 2 ** I.length - 1),
	first: er(),
	active: er(),
	turn: Jn(),
	exhausted: Jn(0, 20),
	darkLord: Xn(or),
	ending: rr("", "round", "monsters-slain", "overrun", "five-exhausted")
}), dr = L.length * 2, fr = dr + z.length, pr = fr + I.length, mr = (e, t) => e * 2 + +!t, hr = (e) => dr + e, gr = (e) => fr + e, _r = (e) => pr + e, vr = [
	...L.flatMap((e) => [`${e.id} (own turn)`, `${e.id} (others' turns)`]),
	...z.map((e) => e.id),
	...I.map((e) => e.id),
	...B.map((e) => e.id)
], yr = [...L.flatMap(({ id: e }) => [e, e]), ...[
	...z,
	...I,
	...B
].map(({ id: e }) => e)];
function br(e) {
	let t = I[e - fr];
	return t !== void 0 && "at" in t.power ? t.power.at : null;
}
function xr(e) {
	return yr[e] ?? "";
}
function Sr(e, t) {
	return `tableau:${t}:citizen:${xr(e)}`;
}
var Cr = [
	...L.flatMap((e) => [e.onTurn, e.offTurn]),
	...z.map((e) => e.reward),
	...I.map(({ power: e }) => "at" in e ? e.effect : null),
	...B.map((e) => e.score)
], wr = {
	op: "all",
	of: []
};
function Tr(e) {
	return Cr[e] ?? wr;
}
var Er = vr.map((e, t) => T(Tr(t), t, n));
function Dr(e, t, n) {
	e.push("power", t, Er[n]);
}
function Or(e) {
	let t = new Set(e.citizens.flat());
	e.players.forEach((e) => e.citizens.forEach((e, n) => e > 0 && t.add(n)));
	let n = [
		...e.domains,
		...e.domainsBelow.flat(),
		...e.players.flatMap((e) => e.domains)
	];
	return [
		...[...t].flatMap((e) => [mr(e, !0), mr(e, !1)]),
		...new Set([...e.monsters.flat(), ...e.players.flatMap((e) => e.monsters)].map(hr)),
		...n.filter((e) => e >= 0).map(gr),
		...e.players.flatMap((e) => (e.duke >= 0 ? [e.duke] : e.dukesOffered).map(_r))
	];
}
// ../h/base/games/card-kingdoms/triggers.ts
var kr = I.map(({ power: e }) => "at" in e ? e.at : null);
function Ar(e, t, n) {
	let { domains: r } = e.state.players[t];
	for (let i = r.length - 1; i >= 0; i--) kr[r[i]] === n && Dr(e, t, gr(r[i]));
}
// ../h/base/games/card-kingdoms/center.ts
function W(e, t) {
	let n = e.monsters[t];
	return n.length === 0 ? V : n[n.length - 1];
}
function G(e, t) {
	let n = e.citizens[t];
	return n.length === 0 ? V : n[n.length - 1];
}
function jr(e, t) {
	let { state: n } = e, r = n.citizens[t].pop(), i = n.citizens[t].length, a = n.seen[t] - 1;
	return n.seen[t] = a, a === 0 && i > 0 && (n.seen[t] = 1, e.learn(), e.events !== null && e.tell({
		say: "citizen-turned",
		citizen: L[G(n, t)].id
	})), r;
}
function Mr(e, t, n) {
	let r = jr(e, n);
	e.state.players[t].citizens[r]++, Ar(e, t, "gain-citizen");
}
function Nr(e, t, n) {
	let r = On[n];
	e.state.citizens[r].push(n), e.state.seen[r]++, e.events !== null && e.tell({
		say: "citizen-returned",
		seat: t,
		citizen: L[n].id
	});
}
function Pr(e, t, n) {
	let r = R.indexOf(z[n].area);
	e.state.monsters[e.state.areas.indexOf(r)].push(n), e.events !== null && e.tell({
		say: "monster-returned",
		seat: t,
		monster: z[n].id
	});
}
function Fr(e, t) {
	let { state: n } = e, r = n.domainsBelow[t];
	n.domains[t] === V && r.length !== 0 && (n.domains[t] = r.pop(), e.learn(), e.events !== null && e.tell({
		say: "domain-turned",
		domain: I[n.domains[t]].id
	}));
}
function Ir(e) {
	let t = 0;
	for (let n = 0; n < 5; n++) e.monsters[n].length === 0 && t++, e.domains[n] === V && e.domainsBelow[n].length === 0 && t++;
	for (let n = 0; n < 10; n++) e.citizens[n].length === 0 && t++;
	return t;
}
function Lr(e) {
	for (let t = 0; t < 5; t++) if (e.monsters[t].length > 0) return !1;
	return !0;
}
function Rr(e) {
	for (let t = 0; t < 5; t++) if (e.domains[t] !== V || e.domainsBelow[t].length > 0) return !1;
	return !0;
}
// ../h/base/games/card-kingdoms/counts.ts
var zr = L.filter((e) => e.price !== null).length, Br = Object.fromEntries(k.map((e) => [e, L.flatMap((t, n) => t.role === e ? [n] : [])]));
function K(e, t) {
	let n = Br[t], r = 0;
	for (let t = 0; t < n.length; t++) r += e[n[t]];
	return r;
}
var Vr = L.map((e) => L.flatMap((t, n) => t.name === e.name ? [n] : []));
function Hr(e, t) {
	let n = Vr[t], r = 0;
	for (let t = 0; t < n.length; t++) r += e[n[t]];
	return r;
}
var Ur = L.findIndex((e) => e.id === "knight");
function Wr(e) {
	return (t, n) => n === "pooled" ? Math.floor((t.gold + t.strength + t.magic) / e) : Math.floor(t.gold / e) + Math.floor(t.strength / e) + Math.floor(t.magic / e);
}
var Gr = {
	...Object.fromEntries(k.map((e) => [`${e}-citizens`, (t) => K(t.citizens, e)])),
	...Object.fromEntries(k.map((e) => [`${e}-icons`, (t) => K(t.citizens, e) + t.domains.reduce((t, n) => t + (I[n].roles[e] ?? 0), 0)])),
	...Object.fromEntries(R.map((e) => [`${e}-monsters`, (t) => t.monsters.filter((t) => z[t].area === e).length])),
	knights: (e) => Hr(e.citizens, Ur),
	citizens: (e) => e.citizens.slice(0, zr).reduce((e, t) => e + t, 0),
	monsters: (e) => e.monsters.length,
	titans: (e) => e.monsters.filter((e) => z[e].type === "titan").length,
	domains: (e) => e.domains.length,
	"leftovers-2": Wr(2),
	"leftovers-3": Wr(3),
	"leftovers-4": Wr(4)
}, Kr = I.map((e) => nn(e.power));
function qr(e, t) {
	for (let n = 0; n < e.domains.length; n++) if (Kr[e.domains[n]]?.modify === t) return !0;
	return !1;
}
function Jr(e, t) {
	let n = 0;
	for (let r of e.domains) Kr[r]?.modify === t && (n += Kr[r].by);
	return n;
}
function q(e, t) {
	let n = L[t].price;
	return qr(e, "no-surcharge") ? n : n + Hr(e.citizens, t);
}
function J(e, t) {
	return Math.max(1, I[t].price + Jr(e, "build-price"));
}
// ../h/base/games/card-kingdoms/order.ts
var Yr = [
	"roll",
	"harvest",
	"action-start",
	"action",
	"action",
	"action-end",
	"end"
], Xr = [
	"roll",
	"harvest",
	"action-start",
	"action",
	"action",
	"action-end",
	"monsters",
	"second-harvest",
	"end"
], Zr = (e, t) => e.map((e) => ({
	step: e,
	seat: t,
	args: null
})).reverse(), Qr = [
	0,
	1,
	2,
	3,
	4
].map((e) => Zr(Yr, e)), $r = Zr(Xr, 0), ei = ({ darkLord: e }, t) => e === null ? Qr[t] : $r;
function ti(e, t) {
	e.state.active = t, e.state.turn++, e.events !== null && e.tell({
		say: "turn",
		seat: t,
		turn: e.state.turn
	});
	let n = ei(e.state, t);
	for (let t = 0; t < n.length; t++) e.put(n[t]);
}
function ni(t) {
	return ({ lane: n, state: r }, i, a, o) => n === e && r.turn > 0 && i === r.active && ei(r, r.active)[o.length]?.step === t;
}
function Y({ lane: t, state: n }, r, i, a) {
	let o = i.at(-1);
	return t === e && r === n.active && o !== void 0 && a.includes(o.step);
}
// ../h/base/games/card-kingdoms/actions/pay.ts
var ri = ["gold", "strength"], ii = { say: "cannot-pay" };
function X(e, t, n, r = 0) {
	let i = e[t];
	return i >= 1 && e.magic >= r && i + e.magic - r >= n;
}
function ai(e, t, n, r = 0) {
	return e.magic < r ? {
		...ii,
		coin: "magic",
		n: r,
		has: e.magic,
		besides: 0
	} : {
		...ii,
		coin: t,
		n,
		has: e[t],
		besides: e.magic - r
	};
}
var oi = 40, si = (e) => Array.from({ length: oi }, (t, n) => ({
	coin: e,
	price: n
})), ci = {
	gold: si("gold"),
	strength: si("strength")
};
function li(e, t, n, r) {
	e.push("pay", t, ci[n][r]);
}
var ui = {
	recruited: (e, { stack: t }) => ({
		say: "recruited",
		citizen: L[G(e, t)].id
	}),
	slain: (e, { stack: t }) => ({
		say: "slain",
		monster: z[W(e, t)].id
	}),
	built: (e, { column: t }) => ({
		say: "built",
		domain: I[e.domains[t]].id
	})
}, di = {
	recruited: (e, t, { stack: n }) => q(t, G(e, n)),
	slain: (e, t, { stack: n }) => z[W(e, n)].strength,
	built: (e, t, { column: n }) => J(t, e.domains[n])
};
function fi({ state: t }) {
	let { step: n, args: r } = t.core.agenda[e].findLast((e) => Object.hasOwn(ui, e.step));
	return ui[n](t, r);
}
var pi = ({ monster: e }) => z.find((t) => t.id === e)?.magic ?? 0, mi = se(...ri), hi = 1, gi = { pay: me({
	args: {
		coin: mi,
		price: g(1, 39)
	},
	fits(e, t, { coin: n, price: r }, i) {
		if (!Y(e, t, i, Object.keys(ui))) return !1;
		let { step: a, args: o } = i.at(-1), s = e.state.players[t];
		return n === (a === "slain" ? "strength" : "gold") && r === di[a](e.state, s, o) && X(s, n, r);
	},
	options(e, t, n, { coin: r, price: i }) {
		let a = e.state.players[t], o = Math.min(i, a[r]), s = Math.min(i - 1, a.magic);
		n.total = i, n.share(0, Math.max(1, i - s), o), n.share(hi, i - o, s);
	},
	prompt(e, t, { coin: n, price: r }) {
		let { say: i, ...a } = fi(e);
		return {
			...a,
			say: "pay",
			deed: i,
			coin: n,
			price: r
		};
	},
	face(e, t, n, { coin: r }) {
		let i = n === 0 ? r : "magic";
		return {
			id: i,
			note: {
				say: "pay-share",
				token: i
			},
			ref: `token:${i}`
		};
	},
	resolve(e, t, n, { coin: r }) {
		let i = e.state.players[t];
		if (i[r] -= n[0], i.magic -= n[hi], e.events !== null) {
			let i = fi(e), a = {
				gold: 0,
				strength: 0,
				magic: n[hi] + pi(i),
				vp: 0
			};
			a[r] = n[0], e.tell({
				...i,
				seat: t,
				tokens: a
			});
		}
	}
}) }, _i = { say: "lacks-roles" }, vi = I.map((e) => k.map((t) => e.roles[t] ?? 0));
function yi(e, t) {
	let n = vi[t];
	for (let t = 0; t < k.length; t++) if (n[t] > 0 && K(e.citizens, k[t]) < n[t]) return !1;
	return !0;
}
function bi(e, t, n, r) {
	let i = e.state.players[t];
	for (let t = 0; t < 5; t++) {
		let a = e.state.domains[t];
		a !== V && (X(i, "gold", J(i, a)) && yi(i, a) ? n.add(r + t) : n.blocked !== null && n.block(r + t, yi(i, a) ? ii : _i));
	}
}
function xi(e, t, n) {
	let r = e.state.domains[n], { id: i, power: a } = I[r], o = J(e.state.players[t], r), s = {
		id: `build:${i}`,
		note: {
			say: "build",
			domain: i,
			price: o
		},
		ref: `center:domain:${i}`,
		cost: { gold: o }
	};
	return "at" in a ? {
		...s,
		effect: v(a.effect)
	} : s;
}
function Si({ state: e }, t, n) {
	let r = e.players[t], i = e.domains[n];
	if (yi(r, i)) return ai(r, "gold", J(r, i));
	let a = k.flatMap((e, t) => {
		let [n, a] = [vi[i][t], K(r.citizens, e)];
		return a < n ? [{
			role: e,
			n,
			has: a
		}] : [];
	});
	return {
		..._i,
		lacks: a
	};
}
function Ci(e, t, n) {
	e.push("built", t, En[n]), li(e, t, "gold", J(e.state.players[t], e.state.domains[n]));
}
var wi = {
	built: i({
		args: { column: g(0, 4) },
		fits: (e, t, { column: n }, r) => e.state.domains[n] !== V && Y(e, t, r, ["action-finished"]),
		run(e, t, { column: n }) {
			let r = e.state.domains[n];
			e.state.domains[n] = V, e.state.players[t].domains.push(r), e.push("turn-up", t, En[n]);
			let { power: i } = I[r];
			"always" in i ? e.resolved(gr(r)) : i.at === "build" && Dr(e, t, gr(r));
		}
	}),
	"turn-up": i({
		args: { column: g(0, 4) },
		fits: (e, t, { column: n }, r) => e.state.domains[n] === V && Y(e, t, r, ["action-finished"]),
		run: (e, t, { column: n }) => Fr(e, n)
	})
};
// ../h/base/games/card-kingdoms/ending.ts
function Ti(e, t) {
	let { state: n } = e;
	n.ending = t, e.finish(), e.learn();
	for (let t of n.players) e.resolved(_r(t.duke));
	let r = n.darkLord === null || n.darkLord.duke === V ? null : B[n.darkLord.duke].id;
	e.tell({
		say: "over",
		ending: t,
		dukes: n.players.map((e) => B[e.duke].id),
		lord: r
	});
}
function Ei(e) {
	return e.state.darkLord !== null && Lr(e.state) && ki(e, "monsters-slain");
}
function Di(e) {
	return e.state.darkLord !== null && e.state.exhausted >= 5 && ki(e, "five-exhausted");
}
function Oi(e) {
	return ki(e, "overrun");
}
function ki(e, t) {
	return Ti(e, t), !0;
}
function Ai(e, t, n) {
	let r = z[n];
	return X(e.state.players[t], "strength", r.strength, r.magic);
}
function ji(e, t, n, r) {
	for (let i = 0; i < 5; i++) {
		let a = W(e.state, i);
		a !== V && (Ai(e, t, a) ? n.add(r + i) : n.block(r + i, ii));
	}
}
function Mi(e, t) {
	let { id: n, strength: r, magic: i, reward: a } = z[W(e.state, t)];
	return {
		id: `slay:${n}`,
		note: {
			say: "slay",
			monster: n,
			strength: r,
			magic: i
		},
		ref: `center:monster:${n}`,
		cost: {
			strength: r,
			magic: i
		},
		effect: v(a)
	};
}
function Ni({ state: e }, t, n) {
	let { strength: r, magic: i } = z[W(e, n)];
	return ai(e.players[t], "strength", r, i);
}
function Pi(e, t, n) {
	let r = z[W(e.state, n)];
	e.state.players[t].magic -= r.magic, e.push("slain", t, Dn[n]), li(e, t, "strength", r.strength);
}
var Fi = {
	slain: i({
		args: { stack: g(0, 4) },
		fits: (e, t, { stack: n }, r) => e.state.monsters[n].length > 0 && Y(e, t, r, ["action-finished", "turn-up"]),
		run(e, t, { stack: n }) {
			let r = e.state.monsters[n].pop();
			e.state.players[t].monsters.push(r), !Ei(e) && (Dr(e, t, hr(r)), Ar(e, t, "slay"));
		}
	}),
	"slay-more": s({
		fits: (e, t, n, r) => Y(e, t, r, ["turn-up"]),
		options(e, t, n) {
			ji(e, t, n, 0), n.add(-1);
		},
		prompt: () => ({ say: "slay-more" }),
		face: (e, t, n) => n === -1 ? {
			id: "pass",
			note: { say: "pass" }
		} : Mi(e, n),
		why: (e, t, n) => Ni(e, t, n),
		fallback: () => [-1],
		resolve(e, t, n) {
			n !== -1 && Pi(e, t, n);
		}
	})
}, Ii = {
	possible(e, t) {
		for (let n = 0; n < 5; n++) {
			let r = W(e.state, n);
			if (r !== V && Ai(e, t, r)) return !0;
		}
		return !1;
	},
	begin: (e, t) => e.push("slay-more", t)
};
// ../h/base/games/card-kingdoms/actions/gain.ts
function Li(e, t) {
	for (let n = 0; n < O.length; n++) e.add(t + n);
}
function Ri(e) {
	let t = O[e];
	return {
		id: `gain:${t}`,
		note: {
			say: "gain-resource",
			resource: t
		},
		ref: `token:${t}`
	};
}
function zi(e, t, n) {
	let r = O[n];
	e.state.players[t][r]++, e.events !== null && e.tell({
		say: "gained-one",
		seat: t,
		resource: r
	});
}
// ../h/base/games/card-kingdoms/actions/recruit.ts
function Bi(e, t, n, r) {
	let i = e.state.players[t];
	for (let t = 0; t < 10; t++) {
		let a = G(e.state, t);
		a !== V && (X(i, "gold", q(i, a)) ? n.add(r + t) : n.block(r + t, ii));
	}
}
function Vi(e, t, n) {
	let r = G(e.state, n), { id: i } = L[r], a = q(e.state.players[t], r);
	return {
		id: `recruit:${i}`,
		note: {
			say: "recruit",
			citizen: i,
			price: a
		},
		ref: `center:citizen:${i}`,
		cost: { gold: a }
	};
}
function Hi({ state: e }, t, n) {
	let r = e.players[t];
	return ai(r, "gold", q(r, G(e, n)));
}
function Ui(e, t, n) {
	e.push("recruited", t, Dn[n]), li(e, t, "gold", q(e.state.players[t], G(e.state, n)));
}
var Wi = { recruited: i({
	args: { stack: g(0, 9) },
	fits: (e, t, { stack: n }, r) => e.state.citizens[n].length > 0 && Y(e, t, r, ["action-finished"]),
	run: (e, t, { stack: n }) => Mr(e, t, n)
}) };
function Gi({ core: t }) {
	return t.agenda[e].filter((e) => e.step === "action").length;
}
var Ki = {
	"action-start": i({
		fits: ni("action-start"),
		run: (e, t) => Ar(e, t, "action-start")
	}),
	action: s({
		fits: ni("action"),
		options(e, t, n) {
			ji(e, t, n, 0), Bi(e, t, n, 32), bi(e, t, n, 64), Li(n, 96);
		},
		prompt: (e) => ({
			say: "action",
			left: Gi(e.state)
		}),
		face(e, t, n) {
			return n >= 96 ? Ri(n - 96) : n >= 64 ? xi(e, t, n - 64) : n >= 32 ? Vi(e, t, n - 32) : Mi(e, n - 0);
		},
		why(e, t, n) {
			return n >= 64 ? Si(e, t, n - 64) : n >= 32 ? Hi(e, t, n - 32) : Ni(e, t, n - 0);
		},
		fallback: () => [96],
		resolve(e, t, n) {
			n >= 96 ? zi(e, t, n - 96) : (e.push("action-finished", t), n >= 64 ? Ci(e, t, n - 64) : n >= 32 ? Ui(e, t, n - 32) : Pi(e, t, n - 0));
		}
	}),
	"action-finished": i({
		fits: (e, t, n, r) => Y(e, t, r, ["action", "action-end"]),
		run(e) {
			let t = Ir(e.state);
			t !== e.state.exhausted && e.tell({
				say: "exhausted",
				stacks: t
			}), e.state.exhausted = t, Di(e);
		}
	}),
	"action-end": i({
		fits: ni("action-end"),
		run: (e, t) => Ar(e, t, "action-end")
	})
};
// ../h/base/games/card-kingdoms/bank.ts
function qi(e, t, n) {
	e.gold += t.gold * n, e.strength += t.strength * n, e.magic += t.magic * n, e.vp += t.vp * n;
}
mn.filter((e) => e !== "vp");
function Ji(e, t, n) {
	return e.gold >= t.gold * n && e.strength >= t.strength * n && e.magic >= t.magic * n && e.vp >= t.vp * n;
}
function Yi(e, t, n, r, i) {
	qi(e.state.players[t], n, r), e.events !== null && r > 0 && e.tell({
		say: "gained",
		seat: t,
		tokens: Zi(n, r),
		source: xr(i)
	});
}
function Xi(e, t, n, r, i) {
	qi(e.state.players[t], n, -r), e.events !== null && r > 0 && e.tell({
		say: "paid",
		seat: t,
		tokens: Zi(n, r),
		source: xr(i)
	});
}
function Zi(e, t) {
	return {
		gold: e.gold * t,
		strength: e.strength * t,
		magic: e.magic * t,
		vp: e.vp * t
	};
}
function Qi(e) {
	return mn.find((t) => e[t] > 0);
}
function $i(e, t, r) {
	let i = Qi(r);
	return t === n ? r[i] : Math.min(r[i], e.state.players[t][i]);
}
function ea(e, t, r, i, a, o) {
	let s = Qi(i);
	r !== n && (e.state.players[r][s] -= a), e.state.players[t][s] += a, e.events !== null && e.tell({
		say: "took",
		seat: t,
		from: r,
		token: s,
		n: a,
		source: xr(o)
	});
}
// ../h/base/games/card-kingdoms/phases/dice.ts
function ta(e, t) {
	return t === 0 ? e > 1 : e !== t;
}
function na(e, t, n) {
	let r = e.state.dice[t];
	e.state.dice[t] = n, e.events !== null && e.tell({
		say: "die-turned",
		seat: e.state.active,
		from: r,
		to: n
	}), ra(e);
}
function ra(e) {
	if (e.state.dice[0] !== e.state.dice[1]) return;
	let t = e.state.players.length;
	for (let n = 0; n < t; n++) Ar(e, (e.state.active + n) % t, "doubles");
}
// ../h/base/games/card-kingdoms/verbs.ts
var ia = {
	"set-die": {
		possible: (e, t, n) => ta(e.state.dice[0], n) || ta(e.state.dice[1], n),
		perform: (e, t, n) => e.push("die", t, { to: n })
	},
	"lower-die": {
		possible: (e) => ta(e.state.dice[0], 0) || ta(e.state.dice[1], 0),
		perform: (e, t) => e.push("die", t, { to: 0 })
	}
}, aa = { die: s({
	args: { to: g(0, 6) },
	fits: (e, t, n, r) => Y(e, t, r, ["change-dice"]),
	options(e, t, n, { to: r }) {
		let [i, a] = e.state.dice;
		ta(i, r) && n.add(0), ta(a, r) && a !== i && n.add(1);
	},
	prompt: (e, t, { to: n }) => ({
		say: "choose-die",
		to: n
	}),
	face(e, t, n, { to: r }) {
		let i = e.state.dice[n];
		return {
			id: `die:${i}`,
			note: {
				say: "turn-die",
				from: i,
				to: r === 0 ? i - 1 : r
			},
			ref: `die:${n}`
		};
	},
	resolve: (e, t, n, { to: r }) => na(e, n, r === 0 ? e.state.dice[n] - 1 : r)
}) };
// ../h/base/games/card-kingdoms/places.ts
function oa({ state: e }) {
	for (let t = 0; t < 5; t++) if (W(e, t) !== V) return t;
	return V;
}
var sa = {
	"slain-monsters": {
		count: (e, t) => t === n ? oa(e) === V ? 0 : 1 : e.state.players[t].monsters.length,
		offer(e, t, n) {
			oe(e.state.players[t].monsters, n);
		},
		face(e, t, n) {
			let { id: r } = z[n];
			return {
				id: `return:${r}`,
				note: {
					say: "return-monster",
					monster: r
				},
				ref: `tableau:${t}:monster:${r}`
			};
		},
		remove(e, t, n) {
			let { monsters: r } = e.state.players[t];
			r.splice(r.lastIndexOf(n), 1);
		},
		removeRandom(e, t) {
			if (t === n) return e.state.monsters[oa(e)].pop();
			let { monsters: r } = e.state.players[t];
			return r.splice(e.below(r.length), 1)[0];
		},
		lost: (e, t, n) => Pr(e, t, n),
		given(e, t, r, i) {
			e.state.players[r].monsters.push(i), e.tell({
				say: "monster-taken",
				seat: r,
				from: t,
				monster: z[i].id
			}), t === n && Ei(e);
		}
	},
	"own-citizens": {
		count(e, t) {
			let { citizens: n } = e.state.players[t], r = 0;
			for (let e = 0; e < zr; e++) r += n[e];
			return r;
		},
		offer(e, t, n) {
			let { citizens: r } = e.state.players[t];
			for (let e = 0; e < zr; e++) r[e] > 0 && n.add(e);
		},
		face(e, t, n) {
			let { id: r } = L[n];
			return {
				id: `return:${r}`,
				note: {
					say: "return-citizen",
					citizen: r
				},
				ref: `tableau:${t}:citizen:${r}`
			};
		},
		remove: (e, t, n) => void e.state.players[t].citizens[n]--,
		lost: (e, t, n) => Nr(e, t, n)
	}
};
// ../h/base/games/card-kingdoms/powers.ts
function ca(e, { name: t, role: n, costAtMost: r }) {
	let i = L[e];
	return (t === void 0 || i.id === t) && (n === void 0 || i.role === n) && (r === void 0 || i.price <= r);
}
var la = {
	offer(e, t, n, r) {
		for (let t = 0; t < 10; t++) {
			let i = G(e.state, t);
			i !== V && ca(i, n) && r.add(t);
		}
	},
	has(e, t, n) {
		for (let t = 0; t < 10; t++) {
			let r = G(e.state, t);
			if (r !== V && ca(r, n)) return !0;
		}
		return !1;
	},
	take(e, t, n, r) {
		let { id: i } = L[G(e.state, n)];
		e.events !== null && e.tell({
			say: "citizen-gained",
			seat: t,
			citizen: i,
			source: xr(r)
		}), Mr(e, t, n);
	},
	face(e, t, n) {
		let { id: r } = L[G(e.state, n)];
		return {
			id: `citizen:${r}`,
			note: {
				say: "take-citizen",
				citizen: r
			},
			ref: `center:citizen:${r}`
		};
	}
}, ua = [
	"power",
	"power/rest",
	"turn-up",
	"action-finished",
	"thief",
	"harvest-all"
], da = {
	build: [],
	"own-roll": ["change-dice"],
	doubles: ["change-dice", "harvest"],
	"action-start": ["action"],
	"action-end": ["monsters", "end"],
	"gain-citizen": [],
	slay: []
};
function fa(e, t, n, r) {
	let i = br(n);
	return (t === e.active || i === "doubles") && (ua.includes(r) || i !== null && da[i].includes(r));
}
function pa({ lane: t, state: n }) {
	let r = n.core.agenda[e].at(-1)?.step;
	return t !== e && (r === "action-start" || r === "end" && n.darkLord !== null);
}
var ma = {
	terms: D,
	fits: (t, n, r, i, a) => r === "power/use" ? pa(t) && i.length === 0 : t.lane === e ? fa(t.state, n, a, i.at(-1)?.step ?? "") : pa(t),
	gain: (e, t, n, r, i) => Yi(e, t, n, r, i),
	affords: (e, t, n, r) => Ji(e.state.players[t], n, r),
	spend: (e, t, n, r, i) => Xi(e, t, n, r, i),
	takeable: (e, t, n) => $i(e, t, n),
	take: (e, t, n, r, i, a) => ea(e, t, n, r, i, a),
	rivals: (e, t) => an(e.state.players.length, t),
	counts: Object.fromEntries(Object.entries(Gr).map(([e, t]) => [e, (e, n) => t(e.state.players[n], "pooled")])),
	supplies: { citizens: la },
	actions: { slay: Ii },
	places: sa,
	verbs: ia,
	powers: vr.length,
	effect: Tr,
	source: xr,
	ref: Sr
}, ha = Vt(ma), ga = I.map((e) => tn(e.power, "own-roll")), _a = { say: "die-domain-used" }, va = { say: "die-domain-unable" };
function ya(e, t) {
	let { domains: n } = e.state.players[t];
	for (let e = 0; e < n.length; e++) if (ga[n[e]] !== null) return !0;
	return !1;
}
var ba = {
	roll: i({
		fits: ni("roll"),
		run(e, t) {
			e.state.dice[0] = 1 + e.below(6), e.state.dice[1] = 1 + e.below(6), e.state.diceChanged = 0, e.events !== null && e.tell({
				say: "rolled",
				seat: t,
				dice: [e.state.dice[0], e.state.dice[1]]
			}), ya(e, t) && e.push("change-dice", t), ra(e);
		}
	}),
	"change-dice": s({
		fits: (e, t, n, r) => Y(e, t, r, ["harvest"]),
		options(e, t, n) {
			n.add(-1);
			let { domains: r } = e.state.players[t];
			for (let i = 0; i < r.length; i++) {
				let a = r[i], o = ga[a];
				o != null && (e.state.diceChanged & 1 << a ? n.block(a, _a) : ha.possible(e, t, o, gr(a)) ? n.add(a) : n.block(a, va));
			}
		},
		prompt: (e) => ({
			say: "change-dice",
			dice: [e.state.dice[0], e.state.dice[1]]
		}),
		face(e, t, n) {
			if (n === -1) return {
				id: "keep",
				note: { say: "keep-dice" }
			};
			let { id: r } = I[n];
			return {
				id: `use:${r}`,
				note: {
					say: "use-domain",
					domain: r
				},
				ref: `tableau:${t}:domain:${r}`
			};
		},
		resolve(e, t, n) {
			n !== -1 && (e.state.diceChanged |= 1 << n, e.push("change-dice", t), ha.accept(e, t, ga[n], gr(n)));
		}
	})
}, xa = -1;
function Sa(e) {
	return e.ending === "" ? null : e.darkLord === null ? Ma(e) : Na(e);
}
function Ca(e, t, n) {
	return xe(B[e].score).map((e) => ({
		say: "score-line",
		effect: e,
		points: Ue(e, "vp", (e) => Gr[e](t, n))
	}));
}
function wa(e, t, n) {
	return Ue(B[e].score, "vp", (e) => Gr[e](t, n));
}
var Ta = (e) => e.reduce((e, t) => e + t, 0), Ea = (e) => Ta(e.map((e) => z[e].vp)), Da = (e) => Ta(e.map((e) => I[e].vp));
function Oa(e, t) {
	return {
		seat: e,
		total: Ta(t.map((e) => e.points)),
		parts: t
	};
}
function ka(e, t, n) {
	let r = e.players[t];
	return Oa(t, [
		{
			say: "score-monsters",
			points: Ea(r.monsters)
		},
		{
			say: "score-domains",
			points: Da(r.domains)
		},
		{
			say: n ? "score-tokens" : "score-tokens-idle",
			tokens: r.vp,
			points: n ? r.vp : 0
		},
		{
			say: "score-duke",
			row: { say: "score-dukes" },
			duke: B[r.duke].id,
			points: wa(r.duke, r, e.settings.leftovers),
			lines: Ca(r.duke, r, e.settings.leftovers)
		}
	]);
}
function Aa(e) {
	return Ta(e.citizens) + e.monsters.length + e.domains.length;
}
function ja(e) {
	return Lr(e) ? "monsters" : Rr(e) ? "domains" : "exhausted";
}
function Ma(e) {
	let t = e.players.map((t, n) => ka(e, n, !0));
	return {
		ending: {
			say: "ending-round",
			why: ja(e)
		},
		...ue(t.map(({ total: e }) => e), [{
			say: "tie-fewest-cards",
			counts: e.players.map(Aa),
			first: "least"
		}]),
		scores: t
	};
}
function Na(e) {
	let t = [1];
	if (e.ending !== "five-exhausted") {
		let n = e.ending === "monsters-slain";
		return {
			ending: { say: `ending-${e.ending}` },
			winners: [n ? 0 : xa],
			ranks: t,
			scores: [],
			...n ? {} : { next: { say: "next-hold" } }
		};
	}
	let n = ka(e, 0, e.settings.soloTokens === "counted"), r = Pa(e), i = [n, r], a = {
		say: "next-contained",
		missing: r.total - n.total + 1
	};
	return n.total === r.total ? {
		ending: { say: "ending-drawn" },
		winners: [],
		ranks: t,
		scores: i,
		next: a
	} : n.total < r.total ? {
		ending: { say: "ending-driven-out" },
		winners: [xa],
		ranks: t,
		scores: i,
		next: a
	} : {
		ending: { say: "ending-contained" },
		winners: [0],
		ranks: t,
		scores: i,
		next: {
			say: "next-slain",
			monsters: e.monsters.flat().length
		}
	};
}
function Pa(e) {
	let t = e.darkLord, n = e.monsters.flat(), r = {
		gold: 0,
		strength: 0,
		magic: 0,
		citizens: t.citizens,
		monsters: n,
		domains: t.domains
	};
	return Oa(xa, [
		{
			say: "score-surviving",
			points: Ea(n)
		},
		{
			say: "score-captured",
			points: Da(t.domains)
		},
		{
			say: "score-duke",
			row: { say: "score-dukes" },
			duke: B[t.duke].id,
			points: wa(t.duke, r, e.settings.leftovers),
			lines: Ca(t.duke, r, e.settings.leftovers)
		}
	]);
}
function Fa({ monsters: e, domains: t, vp: n }, r = !0) {
	let i = r ? n : 0;
	for (let t = 0; t < e.length; t++) i += z[e[t]].vp;
	for (let e = 0; e < t.length; e++) i += I[t[e]].vp;
	return i;
}
function Ia({ players: e, darkLord: t, settings: n }) {
	let r = t === null || n.soloTokens === "counted", i = n.leftovers;
	return e.map((e) => Fa(e, r) + (e.duke < 0 ? 0 : wa(e.duke, e, i)));
}
// ../h/base/games/card-kingdoms/appraise-1.ts
var La = {
	gold: .32,
	strength: .34,
	magic: .38,
	vp: 1
}, Ra = La, za = {
	...gt(ma, Ba, aa),
	duke: (e) => (t) => Ya(e, t),
	action: (e, t) => {
		let n = e.players[t], r = Va(e, n);
		return (t) => t >= 96 ? Xa(e, n, O[t - 96]) : t >= 64 ? Ga(e, n, r, e.domains[t - 64]) : t >= 32 ? Wa(e, n, r, G(e, t - 32)) : Ua(e, n, r, W(e, t - 0));
	},
	"slay-more": (e, t) => {
		let n = e.players[t], r = Va(e, n);
		return (t) => t === -1 ? 0 : Ua(e, n, r, W(e, t));
	},
	pay: (e, t, { coin: n }) => (e) => -La[e === 0 ? n : "magic"],
	compensation: (e, t) => (n) => Xa(e, e.players[t], O[n]),
	"change-dice": (e, t) => {
		let n = Va(e, e.players[t]);
		return (r) => r === -1 ? no(e, t, e.dice, n) : Za(e, t, n, r);
	},
	die: (e, t, { to: n }) => {
		let r = Va(e, e.players[t]);
		return (i) => no(e, t, [n === 0 ? e.dice[i] - 1 : n, e.dice[1 - i]], r);
	},
	attacks: () => () => 0,
	"attack-any": (e) => (t) => $a(e, t),
	capture: (e, t) => {
		let n = e.players[t], r = Va(e, n);
		return (t) => -qa(e, n, r, G(e, t)) + e.citizens[t].length;
	}
};
function Ba(e, t) {
	let n = e.players[t], r = Va(e, n);
	return {
		prices: r,
		pass: 0,
		aim: (t) => Qa(e.players[t]),
		acquire: (t, i) => qa(e, n, r, G(e, i)),
		pay: (t, i) => t === "slain-monsters" ? 3 - z[i].vp - Ja(e, n, { monsters: n.monsters.slice(1) }) : 3 - qa(e, n, r, i),
		card: () => 0
	};
}
function Va(e, t) {
	let n = {
		resources: La,
		count: (e) => Gr[e](t, "pooled"),
		acquire: (r, i) => Ha(e, t, n, i),
		act: () => 1.5,
		lose: () => 1,
		rob: () => 3,
		verb: () => 1
	};
	return n;
}
function Ha(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < 10; a++) {
		let o = G(e, a);
		o !== V && ca(o, r) && (i = Math.max(i, qa(e, t, n, o)));
	}
	return i;
}
function Ua(e, t, n, r) {
	let { vp: i, reward: a, strength: o, magic: s } = z[r];
	return i + Ja(e, t, { monsters: [...t.monsters, r] }) + S(a, n) - (o * La.strength + s * La.magic);
}
function Wa(e, t, n, r) {
	return qa(e, t, n, r) - q(t, r) * La.gold;
}
function Ga(e, t, n, r) {
	let { vp: i, power: a } = I[r], o = Ka(e), s = "always" in a ? o / 5 : a.at === "build" ? S(a.effect, n) : S(a.effect, n) * o / 2;
	return i + Ja(e, t, { domains: [...t.domains, r] }) + s - J(t, r) * La.gold;
}
function Ka(e) {
	let t = e.darkLord === null ? 2 * e.players.length : 5, n = e.domains.filter((e) => e !== V).length + e.domainsBelow.flat().length, r = e.turn / e.players.length;
	return Math.max(.5, Math.min(14 - r, 4 * (t - e.exhausted), 1 + n));
}
function qa(e, t, n, r) {
	let i = t.citizens.with(r, t.citizens[r] + 1), { role: a } = L[r], o = e.domains.some((e) => e !== V && (I[e].roles[a] ?? 0) > 0 && !yi(t, e));
	return to(r, e.players.length, n) * Ka(e) + Ja(e, t, { citizens: i }) + (o ? .5 : 0);
}
function Ja(e, t, n) {
	if (t.duke < 0) return 0;
	let r = e.settings.leftovers;
	return wa(t.duke, {
		...t,
		...n
	}, r) - wa(t.duke, t, r);
}
function Ya(e, t) {
	return wa(t, {
		gold: 0,
		strength: 0,
		magic: 0,
		citizens: L.map((t, n) => +!!e.citizens.some((e) => e.at(-1) === n)),
		monsters: [
			0,
			1,
			2,
			3
		],
		domains: [
			0,
			1,
			2
		]
	}, "pooled");
}
function Xa(e, t, n) {
	let r = 0, i = {
		...t,
		[n]: t[n] + 1
	};
	for (let a = 0; a < 5; a++) {
		let o = W(e, a);
		if (o !== V && n !== "gold") {
			let { strength: e, magic: n, vp: a } = z[o];
			!X(t, "strength", e, n) && X(i, "strength", e, n) && (r = Math.max(r, a / 6));
		}
		let s = e.domains[a];
		if (s !== V && n !== "strength" && yi(t, s)) {
			let e = J(t, s);
			!X(t, "gold", e) && X(i, "gold", e) && (r = Math.max(r, I[s].vp / 5));
		}
	}
	let a = t[n] === 0 ? .1 : 0;
	return (Ra[n] ?? 0) + r + a;
}
function Za(e, t, n, r) {
	let { power: i } = I[r];
	if (!("effect" in i)) return 0;
	let { effect: a } = i, o = ze(a), s = o?.verb === "set-die", c = s ? 2 * La.gold : 0, l = (e) => s ? o.n : Math.max(1, e - 1), [u, d] = e.dice;
	return Math.max(no(e, t, [l(u), d], n), no(e, t, [u, l(d)], n)) - c - .05;
}
function Qa(e) {
	return e.monsters.reduce((e, t) => e + z[t].vp, 0) + e.domains.reduce((e, t) => e + I[t].vp, 0) + e.vp + .3 * (e.gold + e.strength + e.magic) + (e.gold + e.magic > 0 ? 5 : 0);
}
function $a(e, t) {
	return e.citizens[t].length + e.citizens[t + 5].length + e.domainsBelow[t].length;
}
var eo = Array.from({ length: 13 }, (e, t) => {
	let n = t >= 2 && t <= 12 ? 6 - Math.abs(7 - t) : 0;
	return (t >= 1 && t <= 6 ? 1 / 3 : 0) + n / 36;
});
function to(e, t, n) {
	let r = L[e], i = r.numbers.reduce((e, t) => e + eo[t], 0), a = Math.max(1, t - 1);
	return i * (S(r.onTurn, n) + a * S(r.offTurn, n));
}
function no(e, t, n, r) {
	let i = [
		n[0],
		n[1],
		n[0] + n[1]
	], a = 0;
	return e.players.forEach((n, o) => {
		let s = o === t, c = 0;
		for (let e of i) L.forEach((t, i) => {
			t.numbers.includes(e) && (c += n.citizens[i] * S(s ? t.onTurn : t.offTurn, r));
		});
		let l = c === 0 ? r.resources.magic : c;
		a += s ? l : -.5 * l / (e.players.length - 1);
	}), a;
}
// ../h/base/games/card-kingdoms/favour.ts
var ro = {
	gold: 0,
	strength: 0,
	magic: 0,
	citizens: L.map(() => 0),
	monsters: [],
	domains: []
}, io = (e, t) => B.map((n, r) => e.map((e, n) => wa(r, {
	...ro,
	...t(n)
}, "pooled"))), ao = io(L, (e) => ({ citizens: ro.citizens.with(e, 1) })), oo = io(z, (e) => ({ monsters: [e] })), so = io(I, (e) => ({ domains: [e] })), co = B.map((e, t) => wa(t, {
	...ro,
	gold: 12
}, "pooled") / 12), lo = [
	-2.4,
	2.3,
	-.6,
	-1.5,
	.9,
	1.3,
	-1.2,
	-.5,
	1.5,
	.1
], uo = Array.from({ length: 13 }, (e, t) => L.flatMap((e, n) => e.numbers.includes(t) ? [n] : [])), fo = L.map((e) => e.onTurn), po = L.map((e) => e.offTurn), mo = uo.map((e) => e.filter((e) => Ve(fo[e]))), ho = fo.map(Re), go = po.map(Re), _o = { first: !0 }, vo = { first: !1 };
function yo(e, t) {
	return e.players.length === 5 && t === (e.active + 4) % 5;
}
var bo = {
	harvest: i({
		fits: ni("harvest"),
		run(e, t) {
			e.push("harvest-all", t, _o);
			let { dice: n, players: r } = e.state, [i, a] = n;
			xo(e, t, r[t], i), xo(e, t, r[t], a), xo(e, t, r[t], i + a);
		}
	}),
	"second-harvest": i({
		fits: ni("second-harvest"),
		run: (e, t) => e.push("harvest-all", t, vo)
	}),
	thief: i({
		args: { kind: g(0, L.length - 1) },
		fits: (e, t, { kind: n }, r) => Ve(fo[n]) && Y(e, t, r, ["thief", "harvest-all"]),
		run: (e, t, { kind: n }) => ha.perform(e, t, fo[n], mr(n, !0))
	}),
	"harvest-all": i({
		args: { first: m() },
		fits: (e, t, { first: n }, r) => n && Y(e, t, r, ["action-start"]),
		run(e, t, { first: n }) {
			let { state: r } = e;
			for (let t = 0; t < r.players.length; t++) yo(r, t) || wo(e, t, t === r.active && n);
		}
	}),
	compensation: s({
		fits: (e, t, n, r) => So(e, t) && r.length === 0,
		options(e, t, n) {
			for (let e = 0; e < O.length; e++) n.add(e);
		},
		prompt: (e) => ({
			say: "compensation",
			dice: [e.state.dice[0], e.state.dice[1]]
		}),
		face: (e, t, n) => ({
			id: O[n],
			note: {
				say: "gain-resource",
				resource: O[n]
			},
			ref: `token:${O[n]}`
		}),
		resolve(e, t, n) {
			e.state.players[t][O[n]]++, e.events !== null && e.tell({
				say: "compensated",
				seat: t,
				resource: O[n]
			});
		}
	})
};
function xo(e, t, n, r) {
	let i = mo[r];
	for (let r = 0; r < i.length; r++) for (let a = 0; a < n.citizens[i[r]]; a++) e.push("thief", t, { kind: i[r] });
}
function So({ lane: t, state: n }, r) {
	let i = n.core.agenda[e].at(-1)?.step;
	return t === e || yo(n, r) ? !1 : i === "action-start" || i === "end" && n.darkLord !== null;
}
var Co = [];
function wo(e, t, n) {
	let [r, i] = e.state.dice, { gold: a, strength: o, magic: s } = e.state.players[t], c = e.events;
	e.events = null, Co.length = 0;
	let l = To(e, t, r, n) + To(e, t, i, n) + To(e, t, r + i, n);
	e.events = c, l === 0 ? e.together("compensation", t) : (c !== null && Do(e, t, {
		gold: a,
		strength: o,
		magic: s
	}, n), Co.length > 0 && ha.useTogether(e, t, Co.slice()));
}
function To(e, t, n, r) {
	let i = e.state.players[t], a = uo[n], o = 0;
	for (let n = 0; n < a.length; n++) {
		let s = a[n], c = i.citizens[s];
		if (c === 0) continue;
		o += c;
		let l = r ? fo[s] : po[s], u = mr(s, r);
		if ((r ? ho : go)[s]) ha.book(e, t, l, u, c);
		else if (!(r && Ve(l))) for (let e = 0; e < c; e++) Co.push(u);
	}
	return o;
}
function Eo(e, t, n) {
	let [r, i] = e.dice, a = [];
	for (let e of [
		r,
		i,
		r + i
	]) for (let r of uo[e]) if (t.citizens[r] > 0 && n(r)) for (let e = 0; e < t.citizens[r]; e++) a.push(r);
	return a;
}
function Do(e, t, n, r) {
	let i = e.state.players[t], a = {
		gold: i.gold - n.gold,
		strength: i.strength - n.strength,
		magic: i.magic - n.magic,
		vp: 0
	};
	if (a.gold + a.strength + a.magic === 0) return;
	let o = {};
	for (let t of Eo(e.state, i, (e) => (r ? ho : go)[e])) {
		let { id: e } = L[t];
		o[e] = (o[e] ?? 0) + 1;
	}
	e.tell({
		say: "harvested",
		seat: t,
		tokens: a,
		cards: o
	});
}
// ../h/base/games/card-kingdoms/income.ts
var Oo = Array.from({ length: 13 }, (e, t) => {
	let n = t >= 2 && t <= 12 ? 6 - Math.abs(7 - t) : 0;
	return (t >= 1 && t <= 6 ? 1 / 3 : 0) + n / 36;
}), ko = L.map(({ numbers: e }) => e.reduce((e, t) => e + Oo[t], 0));
function Ao(e, t, n) {
	let r = L[e], i = t === 5 ? 3 : Math.max(1, t - 1);
	return ko[e] * (S(r.onTurn, n) + i * S(r.offTurn, n));
}
function jo({ players: e }, t, n, r, i) {
	let a = 0;
	for (let o = 0; o < e.length; o++) {
		let s = o === t, { citizens: c } = e[o], l = 0;
		for (let e of [
			n,
			r,
			n + r
		]) for (let t of uo[e]) {
			if (c[t] === 0) continue;
			let { onTurn: e, offTurn: n } = L[t];
			l += c[t] * S(s ? e : n, i);
		}
		let u = l === 0 ? i.resources.gold : l;
		a += s ? u : -.5 * u / (e.length - 1);
	}
	return a;
}
// ../h/base/games/card-kingdoms/phases/end.ts
function Mo(e) {
	return Lr(e) || Rr(e) || e.exhausted >= 2 * e.players.length;
}
var No = { end: i({
	fits: ni("end"),
	run(e, t) {
		let { state: n } = e, r = (t + 1) % n.players.length;
		if (n.darkLord === null && Mo(n)) {
			if (r === n.first) {
				Ti(e, "round");
				return;
			}
			e.events !== null && e.tell({ say: "last-round" });
		}
		ti(e, r);
	}
}) };
// ../h/base/games/card-kingdoms/outlook.ts
function Po(e, t) {
	let n = e.players[t], r = es(e, t), i = Jo(e, n, r, Uo), a = Jo(e, n, r, Wo);
	return {
		state: e,
		me: n,
		rounds: r,
		tokens: i,
		later: a,
		prices: Ho(r, i, n),
		laterPrices: Ho(r, a, n),
		roles: Lo(n),
		domains: [
			null,
			null,
			null,
			null,
			null
		],
		forRole: [
			null,
			null,
			null,
			null
		],
		reach: null
	};
}
function Fo(e, t) {
	return Jo(e, e.players[t], es(e, t), Uo);
}
function Io(e, t) {
	return {
		...e,
		me: t,
		prices: Ho(e.rounds, e.tokens, t),
		laterPrices: Ho(e.rounds, e.later, t),
		roles: Lo(t),
		domains: [
			null,
			null,
			null,
			null,
			null
		],
		forRole: [
			null,
			null,
			null,
			null
		],
		reach: null
	};
}
var Lo = ({ citizens: e }) => [
	K(e, k[0]),
	K(e, k[1]),
	K(e, k[2]),
	K(e, k[3])
], Ro = () => 1.85, zo = () => 2, Bo = () => 4.5, Vo = () => 1;
function Ho(e, t, n, r = null) {
	return {
		resources: t,
		count: (e) => Gr[e](n, "pooled") + (r === null ? 0 : r[e]),
		acquire: () => .75 + .55 * e,
		act: Ro,
		lose: zo,
		rob: Bo,
		verb: Vo
	};
}
var Uo = {
	gold: .49,
	strength: .165,
	magic: .18
}, Wo = {
	gold: .15,
	strength: .05,
	magic: .12
}, Go = 1.3, Ko = 1.35, qo = 1 / 3;
function Jo(e, t, n, r) {
	let i = t.duke >= 0 ? co[t.duke] : qo, a = n > 0 ? Ko * i : i, o = Go * (2 * n + 1);
	return {
		gold: a + r.gold * Math.max(0, 1 - t.gold / o),
		strength: a + r.strength * Math.max(0, 1 - t.strength / o),
		magic: a + r.magic * Math.max(0, 1 - t.magic / o),
		vp: +(e.darkLord === null || e.settings.soloTokens === "counted")
	};
}
var Yo = 1.2, Xo = 2.5, Zo = 1.6, Qo = /* @__PURE__ */ new Float64Array(20);
function $o(e, t, n) {
	let r = Math.min(t, n);
	if (!(r === n && e >= Qo[n - 1])) {
		for (r === n && r--; r > 0 && Qo[r - 1] > e; r--) Qo[r] = Qo[r - 1];
		Qo[r] = e;
	}
}
function es(e, t) {
	let { players: n, darkLord: r, first: i, active: a } = e, o = n.length;
	if (r === null && Mo(e)) return +((t - i + o) % o > (a - i + o) % o);
	let s = r === null ? 2 * o : 5, c = 0, l = 0, u = 0;
	for (let t = 0; t < 5; t++) {
		let n = e.monsters[t].length;
		$o(n, u++, s), c += n;
		let r = e.domainsBelow[t].length + (e.domains[t] === V ? 0 : 1);
		$o(Yo * r, u++, s), l += r;
	}
	for (let t = 0; t < 10; t++) $o(e.citizens[t].length, u++, s);
	let d = 0;
	for (let e = 0; e < s; e++) d += Qo[e];
	d = Math.min(d, 2 * c, 2 * l);
	let f = r === null ? 2 * o : 4;
	return .7 + (o < 3 ? Xo : Zo) * d / f;
}
// ../h/base/games/card-kingdoms/worth.ts
function ts(e, { duke: t }, n) {
	return t >= 0 ? e[t][n] : 0;
}
function ns({ state: e, me: t }, n) {
	let { vp: r } = z[n];
	return (e.darkLord === null ? r : 2.5 * r) + ts(oo, t, n);
}
var rs = z.map(({ reward: e }, t) => os(e) ? as({ monsters: [t] }) : null), is = L.map(({ onTurn: e, offTurn: t }, n) => os(e) || os(t) ? as({ citizens: ro.citizens.with(n, 1) }) : null);
function as(e) {
	return Object.fromEntries(Object.entries(Gr).map(([t, n]) => [t, n({
		...ro,
		...e
	}, "pooled")]));
}
function os(e) {
	return Ce(e) !== null || be(e).some(os);
}
var ss = {
	monster: .13,
	citizen: .2,
	domain: .73
}, cs = .67;
function ls(e, t) {
	let { me: n, rounds: r, tokens: i } = e, { reward: a, strength: o, magic: s } = z[t], c = rs[t];
	return (r > 0 ? ss.monster : 0) + ns(e, t) + S(a, c === null ? e.prices : Ho(r, i, n, c)) - o * i.strength - s * i.magic;
}
function us(e, t) {
	let { state: n, me: r, rounds: i, later: a } = e, o = is[t], s = o === null ? e.laterPrices : Ho(i, a, r, o), c = ps[t];
	return Ao(t, n.players.length, s) * i + (i > 0 ? cs : 1) * ts(ao, r, t) + (c === V ? 0 : e.forRole[c] ??= gs(e, c));
}
function ds(e, t) {
	return (e.rounds > 0 ? ss.citizen : 0) + us(e, t) - q(e.me, t) * e.tokens.gold;
}
var fs = I.map((e) => k.map((t) => e.roles[t] ?? 0)), ps = L.map((e) => e.role === null ? V : k.indexOf(e.role)), ms = .45, hs = 1.9;
function gs(e, t) {
	let { state: n, roles: r, rounds: i } = e, a = 0;
	for (let i = 0; i < 5; i++) {
		let o = n.domains[i];
		if (o === V) continue;
		let s = fs[o];
		if (r[t] >= s[t]) continue;
		let c = 0;
		for (let e = 0; e < k.length; e++) c += Math.max(0, s[e] - r[e]);
		let l = e.domains[i] ??= _s(e, o);
		a += Math.max(0, l) / c;
	}
	return ms * Math.min(1, i / hs) * a;
}
function _s(e, t) {
	let { me: n, rounds: r, tokens: i } = e;
	return (r > 0 ? ss.domain : 0) + I[t].vp + ts(so, n, t) + xs(e, t) - J(n, t) * i.gold;
}
var vs = {
	"gain-citizen": .4,
	slay: .6
}, ys = {
	"no-surcharge": .6,
	"build-price": .6
}, bs = .3;
function xs(e, t) {
	let { state: n, rounds: r, tokens: i, prices: a } = e, { power: o } = I[t];
	if ("always" in o) return r * ys[o.always.modify] * i.gold;
	if (o.at === "own-roll") return r * bs;
	let s = S(o.effect, a);
	return o.at === "build" ? s : r * (o.at === "doubles" ? n.players.length / 6 : vs[o.at] ?? 1) * s;
}
var Ss = .17;
function Cs(e, t, n) {
	let r = e.tokens[t];
	return n ? r + Ss * (e.reach ??= ws(e))[O.indexOf(t)] : r;
}
function ws(e) {
	let { state: t, me: n } = e, r = O.map((e) => ({
		...n,
		[e]: n[e] + 1
	})), i = [
		0,
		0,
		0
	], a = (e, t, a, o) => {
		if (!(n[e] + n.magic + 1 < t + a || X(n, e, t, a))) for (let n = 0; n < r.length; n++) X(r[n], e, t, a) && (i[n] = Math.max(i[n], o()));
	};
	for (let r = 0; r < 5; r++) {
		let i = W(t, r);
		if (i !== V) {
			let { strength: t, magic: n } = z[i];
			a("strength", t, n, () => ls(e, i));
		}
		let o = t.domains[r];
		o !== V && yi(n, o) && a("gold", J(n, o), 0, () => _s(e, o));
	}
	for (let r = 0; r < 10; r++) {
		let i = G(t, r);
		i !== V && a("gold", q(n, i), 0, () => ds(e, i));
	}
	return i;
}
// ../h/base/games/card-kingdoms/appraise.ts
var Ts = .01, Es = {
	...gt(ma, Ds, aa),
	duke: () => (e) => lo[e],
	action(e, t) {
		let n = Po(e, t), r = Gi(e) === 2;
		return (t) => t >= 96 ? Cs(n, O[t - 96], r) : t >= 64 ? _s(n, e.domains[t - 64]) : t >= 32 ? ds(n, G(e, t - 32)) : ls(n, W(e, t - 0));
	},
	"slay-more"(e, t) {
		let n = Po(e, t);
		return (t) => t === -1 ? 0 : ls(n, W(e, t));
	},
	pay(e, t, { coin: n }) {
		let r = Fo(e, t);
		return (e) => -r[e === 0 ? n : "magic"];
	},
	compensation(e, t) {
		let n = Po(e, t);
		return (r) => Cs(n, O[r], e.active === t);
	},
	"change-dice"(e, t) {
		let n = Po(e, t);
		return (r) => r === -1 ? jo(e, t, e.dice[0], e.dice[1], n.prices) : As(n, t, tn(I[r].power, "own-roll"));
	},
	die(e, t, { to: n }) {
		let { prices: r } = Po(e, t);
		return (i) => jo(e, t, n === 0 ? e.dice[i] - 1 : n, e.dice[1 - i], r);
	},
	attacks: () => () => Ts,
	"attack-any": (e) => (t) => e.citizens[t].length + e.citizens[t + 5].length + e.domainsBelow[t].length,
	capture(e, t) {
		let n = Po(e, t);
		return (t) => e.citizens[t].length - us(n, G(e, t));
	}
};
function Ds(e, t) {
	let n = Po(e, t);
	return {
		prices: n.prices,
		pass: Ts,
		aim: (t, r) => Be(r) ? Ms(n, t) : js(e, t),
		acquire: (t, r) => us(n, G(e, r)),
		pay: (e, t) => e === "slain-monsters" ? 3 * n.tokens.vp - ns(n, t) : 3 * n.tokens.vp - us(Os(n, t), t),
		card: () => Ts
	};
}
function Os(e, t) {
	let { me: n } = e;
	return Io(e, {
		...n,
		citizens: n.citizens.with(t, n.citizens[t] - 1)
	});
}
var ks = {
	"set-die": (e, t) => t,
	"lower-die": (e) => Math.max(1, e - 1)
};
function As({ state: e, tokens: t, prices: n }, r, i) {
	let [a, o] = e.dice, s = ze(i), c = s === null ? void 0 : ks[s.verb];
	if (s === null || c === void 0) return jo(e, r, a, o, n) + S(i, n);
	let l = s.verb === "set-die" ? 2 * t.gold : 0;
	return Math.max(jo(e, r, c(a, s.n), o, n), jo(e, r, a, c(o, s.n), n)) - l - .05;
}
function js({ players: e }, t) {
	let n = e[t];
	return Math.min(3, n.gold) + Math.min(3, n.magic) + .05 * Fa(n);
}
function Ms(e, t) {
	let { monsters: n } = e.state.players[t];
	return n.length === 0 ? 0 : n.reduce((t, n) => t + ns(e, n), 0) / n.length;
}
// ../h/base/games/card-kingdoms/board.ts
function Ns(e, t) {
	return [
		...Ps(e, t),
		...Fs(e, t),
		...Is(e, t),
		...e.players.flatMap((n, r) => Ls(e, n, r, t)),
		...Rs(e, t),
		zs(e, t)
	].map((e) => e.trimEnd());
}
function Ps(e, { pen: t }) {
	let n = e.monsters.map((n, r) => {
		let i = W(e, r), a = o(w(R[e.areas[r]]), 10);
		if (i === V) return t.faint(`  ${a} exhausted`);
		let s = z[i], c = o(`${s.strength}S${s.magic > 0 ? `+${s.magic}M` : ""}`, 7);
		return `  ${a} ${t.strong(o(s.name, 17))} ${t.paint("strength", c)} ${o(`${s.vp}VP`, 4)} ${o(E(s.reward, D), 28)} ×${n.length}`;
	});
	return [t.paint("heading", "Monsters"), ...n];
}
function Fs(e, { pen: t }) {
	let n = typeof e.viewer == "number" ? e.players[e.viewer] : void 0, r = e.citizens.map((r, i) => {
		let a = G(e, i);
		if (a === V) return t.faint("  exhausted");
		let s = L[a], c = n === void 0 ? `${s.price}G+` : `${q(n, a)}G`;
		return `  ${o(s.numbers.join("/"), 5)} ${t.strong(o(s.name, 11))} ${t.paint("gold", o(c, 4))} ${o(w(s.role), 8)} ${o(E(s.onTurn, D), 19)} │ ${o(E(s.offTurn, D), 13)} ×${r.length}`;
	});
	return [t.paint("heading", "Citizens (own turn │ turns of others)"), ...r];
}
function Is(e, { pen: t }) {
	let n = e.domains.map((n, r) => {
		let i = e.domainsBelow[r].length;
		if (n === V) return t.faint(i > 0 ? "  (to be turned up)" : "  exhausted");
		let a = I[n], s = Object.entries(a.roles).map(([e, t]) => `${t}${w(e).slice(0, 3)}`).join(" ");
		return `  ${t.strong(o(a.name, 21))} ${t.paint("gold", o(`${a.price}G`, 3))} ${o(s, 14)} ${o(`${a.vp}VP`, 3)} ${o($t(a.power, D), 29)} ×${i + 1}`;
	});
	return [t.paint("heading", "Domains"), ...n];
}
function Ls(e, t, n, { pen: r, who: i, width: a }) {
	let o = [
		e.turn > 0 && e.active === n ? "active" : "",
		e.first === n && e.players.length > 1 ? "first" : "",
		yo(e, n) ? "rests" : ""
	].filter(Boolean), s = r.paint(`seat${n}`, r.strong(i(n))), c = mn.map((e) => r.paint(e, `${t[e]}${D.resources[e]}`)).join(" "), l = k.map((e) => `${K(t.citizens, e)}${w(e).slice(0, 3)}`).join(" "), u = t.citizens.flatMap((e, t) => e > 0 ? [e > 1 ? `${L[t].name} ×${e}` : L[t].name] : []), d = a - 2, f = [
		...t.duke >= 0 ? [`Duke: ${B[t.duke].name}`] : [],
		..._e("Citizens: ", u, d),
		...t.monsters.length > 0 ? _e("Slain: ", ee(t.monsters.map((e) => z[e].name)), d) : [],
		...t.domains.length > 0 ? _e("Domains: ", t.domains.map((e) => I[e].name), d) : []
	];
	return [`${s}${o.length > 0 ? r.faint(` (${o.join(", ")})`) : ""}  ${c}  ${l}`, ...f.map((e) => `  ${e}`)];
}
function Rs(e, { pen: t, width: n }) {
	let r = e.darkLord;
	if (r === null) return [];
	let i = [...r.citizens.flatMap((e, t) => e > 0 ? [`${L[t].name} ×${e}`] : []), ...r.domains.map((e) => I[e].name)], a = r.duke >= 0 ? ` (${B[r.duke].name})` : "";
	return [t.paint("heading", `The Dark Lord${a}`), ..._e("  holds: ", i.length > 0 ? i : ["nothing yet"], n)];
}
function zs(e, { pen: t }) {
	let n = e.darkLord === null ? 2 * e.players.length : 5, r = e.turn > 0 ? `Dice ${e.dice.join(" ")} (${e.dice[0] + e.dice[1]})   ` : "";
	return t.faint(`${r}Turn ${e.turn}   Exhausted ${e.exhausted} of ${n}`);
}
// ../h/base/games/card-kingdoms/phases/dukes.ts
var Bs = {
	duke: s({
		fits: ({ lane: t, state: n }, r, i, a) => t !== e && a.length === 0 && n.players[r].duke === V,
		options(e, t, n) {
			for (let r of e.state.players[t].dukesOffered) n.add(r);
		},
		prompt: () => ({ say: "keep-duke" }),
		face: (e, t, n) => ({
			id: B[n].id,
			note: {
				say: "keep",
				duke: B[n].id
			},
			ref: `tableau:${t}:duke:${B[n].id}`,
			effect: v(B[n].score)
		}),
		resolve(e, t, n) {
			let r = e.state.players[t];
			r.duke = n, r.dukesOffered = r.dukesOffered.filter((e) => e !== n), e.tell({
				say: "duke-kept",
				seat: t,
				duke: null,
				secret: {
					seat: t,
					duke: B[n].id
				}
			});
		}
	}),
	begin: i({
		fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length === 0 && r === n.first && n.turn === 0,
		run(e, t) {
			let { darkLord: n, box: r } = e.state;
			if (n !== null) {
				let t = e.below(r.dukes.length);
				n.duke = r.dukes[t], r.dukes = r.dukes.toSpliced(t, 1), e.tell({ say: "dark-lord" });
			}
			ti(e, t);
		}
	})
}, Vs = ["attack-die", "second-harvest"], Hs = g(1, 6), Us = g(0, 4), Ws = {
	monsters: i({
		fits: ni("monsters"),
		run(e, t) {
			let [n, r] = e.state.dice;
			e.push("attacks", t, {
				first: n,
				second: r
			});
		}
	}),
	attacks: s({
		args: {
			first: Hs,
			second: Hs
		},
		fits: (e, t, { first: n, second: r }, i) => n === e.state.dice[0] && r === e.state.dice[1] && Y(e, t, i, ["second-harvest"]),
		options(e, t, n, { first: r, second: i }) {
			n.add(r), i !== r && n.add(i);
		},
		prompt: (e, t, { first: n, second: r }) => ({
			say: "attacks",
			dice: [n, r]
		}),
		face: (e, t, n, { first: r }) => ({
			id: `die:${n}`,
			note: {
				say: "attack-die",
				die: n
			},
			ref: `die:${n === r ? 0 : 1}`
		}),
		resolve(e, t, n, { first: r, second: i }) {
			e.push("attack-die", t, { die: n === r ? i : r }), e.push("attack-die", t, { die: n });
		}
	}),
	"attack-die": i({
		args: { die: Hs },
		fits: (e, t, { die: n }, r) => e.state.dice.includes(n) && Y(e, t, r, ["second-harvest"]),
		run(e, t, { die: n }) {
			n === 6 ? e.push("attack-any", t) : e.state.monsters[n - 1].length > 0 ? e.push("attack", t, { column: n - 1 }) : e.tell({
				say: "no-attack",
				die: n
			});
		}
	}),
	"attack-any": s({
		fits: (e, t, n, r) => Y(e, t, r, Vs),
		options(e, t, n) {
			for (let t = 0; t < 5; t++) e.state.monsters[t].length > 0 && n.add(t);
		},
		prompt: () => ({ say: "attack-any" }),
		face(e, t, n) {
			let r = R[e.state.areas[n]];
			return {
				id: `area:${r}`,
				note: {
					say: "attack-area",
					area: r
				},
				ref: `stack:monsters:${n}`
			};
		},
		resolve: (e, t, n) => e.push("attack", t, { column: n })
	}),
	attack: i({
		args: { column: Us },
		fits: ie,
		run(e, t, { column: n }) {
			let { state: r } = e;
			e.tell({
				say: "attack",
				area: R[r.areas[n]]
			}), r.citizens[n].length > 0 || r.citizens[n + 5].length > 0 ? e.push("capture", t, { column: n }) : r.domains[n] === V ? Oi(e) : Gs(e, n);
		}
	}),
	capture: s({
		args: { column: Us },
		fits: (e, t, n, r) => Y(e, t, r, Vs),
		options(e, t, n, { column: r }) {
			e.state.citizens[r].length > 0 && n.add(r), e.state.citizens[r + 5].length > 0 && n.add(r + 5);
		},
		prompt: (e, t, { column: n }) => ({
			say: "capture",
			area: R[e.state.areas[n]]
		}),
		face(e, t, n) {
			let { id: r } = L[G(e.state, n)];
			return {
				id: `lose:${r}`,
				note: {
					say: "lose-citizen",
					citizen: r
				},
				ref: `center:citizen:${r}`
			};
		},
		resolve(e, t, n) {
			let r = jr(e, n);
			e.state.darkLord.citizens[r]++, e.tell({
				say: "citizen-captured",
				citizen: L[r].id
			}), Ks(e);
		}
	})
};
function Gs(e, t) {
	let n = e.state.domains[t];
	e.state.domains[t] = V, e.state.darkLord.domains.push(n), e.tell({
		say: "domain-captured",
		domain: I[n].id
	}), Fr(e, t), Ks(e);
}
function Ks(e) {
	e.state.exhausted = Ir(e.state), Di(e);
}
// ../h/base/games/card-kingdoms/turn.ts
var qs = {
	...Bs,
	...ba,
	...bo,
	...Ki,
	...Fi,
	...Wi,
	...wi,
	...gi,
	...Ws,
	...No,
	...aa,
	...ha.steps
};
// ../h/base/games/card-kingdoms/check.ts
function Js(e) {
	return le({
		description: ur,
		families: Object.values(H),
		steps: qs,
		players: [
			1,
			2,
			3,
			4,
			5
		],
		isOver: ({ ending: e }) => e !== "",
		invariants: (e) => [
			...Ys(e),
			...Xs(e),
			...Zs(e)
		]
	}, e);
}
function Ys(e) {
	let t = [];
	return e.settings.players !== e.players.length && t.push("settings.players must be the number of players"), e.darkLord === null == (e.players.length === 1) && t.push("the Dark Lord is there for one player, and only then"), e.players.forEach((e, n) => {
		e.citizens.slice(zr).some((e) => e !== 1) && t.push(`players[${n}] must have one Starter of each kind`), e.dukesOffered.length !== (e.duke === V ? 2 : 1) && t.push(`players[${n}] must have two Dukes to choose from, or one and the one sent back`);
	}), t;
}
function Xs(e) {
	let t = [];
	e.monsters.forEach((n, r) => {
		n.some((t) => z[t].area !== R[e.areas[r]]) && t.push(`monsters[${r}] holds a Monster of another area`);
	}), e.citizens.forEach((n, r) => {
		n.some((e) => On[e] !== r) && t.push(`citizens[${r}] holds a Citizen of another number`), (e.seen[r] > n.length || n.length > 0 && e.seen[r] === 0) && t.push(`seen[${r}] does not fit its stack`);
	});
	let n = e.areas.map((e) => R[e]);
	return e.players.forEach(({ monsters: e }, r) => {
		e.some((e) => !n.includes(z[e].area)) && t.push(`players[${r}] has a Monster of an area that is not in play`);
	}), e.domains.forEach((n, r) => {
		n === V && e.domainsBelow[r].length !== 0 && e.ending === "" && (e.core.agenda[0].some(({ step: e, args: t }) => e === "turn-up" && t.column === r) || t.push(`domains[${r}] is empty, but not its stack`));
	}), new Set(e.areas).size !== 5 && t.push("areas must be five different ones"), e.exhausted > Ir(e) + 1 && t.push("exhausted counts more stacks than are empty"), t;
}
function Zs(e) {
	let { players: t, darkLord: n, ending: r, core: i } = e, [a, ...o] = i.agenda, s = r !== "", c = [], l = (e, t) => void (e && c.push(t));
	if (l(!s && a.length === 0, "nothing follows what the seats do"), l(s && r === "round" != (n === null), "this table never ends like that"), t.forEach(({ duke: e }, t) => l(e === V && o[t][0]?.step !== "duke", `players[${t}] must have a Duke`)), n === null) return c;
	let u = a[0]?.step === "begin";
	return l(n.duke === V !== u, "the Dark Lord has a Duke from the first turn on"), l(!s && Lr(e), "all Monsters are slain, but the game is not over"), c;
}
// ../h/base/games/card-kingdoms/clone.ts
function Qs(e) {
	return {
		core: c(e.core),
		settings: e.settings,
		players: $s(e.players),
		areas: e.areas,
		monsters: l(e.monsters),
		citizens: l(e.citizens),
		seen: e.seen.slice(),
		domains: e.domains.slice(),
		domainsBelow: l(e.domainsBelow),
		box: tc(e.box),
		dice: e.dice.slice(),
		diceChanged: e.diceChanged,
		first: e.first,
		active: e.active,
		turn: e.turn,
		exhausted: e.exhausted,
		darkLord: e.darkLord === null ? null : nc(e.darkLord),
		ending: e.ending
	};
}
function $s(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = ec(e[n]);
	return t;
}
function ec(e) {
	return {
		gold: e.gold,
		strength: e.strength,
		magic: e.magic,
		vp: e.vp,
		citizens: e.citizens.slice(),
		monsters: e.monsters.slice(),
		domains: e.domains.slice(),
		duke: e.duke,
		dukesOffered: e.dukesOffered
	};
}
function tc(e) {
	return {
		monsters: e.monsters,
		citizens: e.citizens,
		domains: e.domains,
		domainsRemoved: e.domainsRemoved,
		dukes: e.dukes
	};
}
function nc(e) {
	return {
		duke: e.duke,
		citizens: e.citizens.slice(),
		domains: e.domains.slice()
	};
}
// ../h/base/games/card-kingdoms/edition.ts
var rc = {
	id: "card-kingdoms",
	name: {
		name: "Valeria: Card Kingdoms",
		players: [1, 5],
		company: 2,
		box: {
			picture: "castle",
			author: "Delapouite",
			from: "#8c3a26",
			to: "#3d1713"
		},
		words: {
			en: {
				name: "Card Kingdoms",
				line: "Roll the dice, wake your Citizens, slay Monsters and build Domains before the stacks run dry.",
				minutes: "30–60",
				solo: "Alone against the Dark Lord"
			},
			de: {
				name: "Card Kingdoms",
				line: "Würfle, wecke deine Bürger, erlege Monster und baue Domänen, bevor die Stapel leer sind.",
				minutes: "30–60",
				solo: "Allein gegen den Dunklen Fürsten"
			},
			fr: {
				name: "Card Kingdoms",
				line: "Lance les dés, éveille tes Citoyens, terrasse des Monstres et construis des Domaines avant que les piles ne s’épuisent.",
				minutes: "30–60",
				solo: "Seul contre le Seigneur noir"
			}
		}
	}.name,
	rulesVersion: 1,
	settings: Ln
}, ic = (e) => ({
	label: `${e} Citizen`,
	each: `each ${e} Citizen you own`
}), ac = (e) => ({
	label: `${e} icon`,
	each: `each ${e} icon on your Citizens and Domains`
}), oc = (e) => ({
	label: `Monster of the ${e}`,
	each: `each Monster of the ${e} you have slain`
}), sc = (e) => ({
	label: "Resources left over",
	each: `each ${e} Resources left over`
}), cc = {
	resources: {
		gold: ["gold", "gold"],
		strength: ["strength", "strength"],
		magic: ["magic", "magic"],
		vp: ["victory token", "victory tokens"]
	},
	counts: {
		"worker-citizens": ic("Worker"),
		"soldier-citizens": ic("Soldier"),
		"shadow-citizens": ic("Shadow"),
		"holy-citizens": ic("Holy"),
		"worker-icons": ac("Worker"),
		"soldier-icons": ac("Soldier"),
		"shadow-icons": ac("Shadow"),
		"holy-icons": ac("Holy"),
		"hills-monsters": oc("Hills"),
		"barrens-monsters": oc("Barrens"),
		"ruins-monsters": oc("Ruins"),
		"forest-monsters": oc("Forest"),
		"swamp-monsters": oc("Swamp"),
		"valley-monsters": oc("Valley"),
		"caverns-monsters": oc("Caverns"),
		"mountains-monsters": oc("Mountains"),
		knights: {
			label: "Knight",
			each: "each Knight you own, the Starter included"
		},
		citizens: {
			label: "Citizen",
			each: "each Citizen you own"
		},
		monsters: {
			label: "Monster",
			each: "each Monster you have slain"
		},
		titans: {
			label: "Titan",
			each: "each Titan you have slain"
		},
		domains: {
			label: "Domain",
			each: "each Domain you own"
		},
		"leftovers-2": sc(2),
		"leftovers-3": sc(3),
		"leftovers-4": sc(4)
	},
	timings: {
		build: {
			label: "when built",
			when: "when you build it"
		},
		"own-roll": {
			label: "your roll",
			when: "once in each of your roll phases"
		},
		doubles: {
			label: "any doubles",
			when: "whenever a roll or a changed die makes doubles"
		},
		"action-start": {
			label: "before your actions",
			when: "at the start of your action phase"
		},
		"action-end": {
			label: "after your actions",
			when: "at the end of your action phase"
		},
		"gain-citizen": {
			label: "each Citizen you gain",
			when: "whenever you gain a Citizen in your action phase"
		},
		slay: {
			label: "each Monster you slay",
			when: "whenever you slay a Monster in your action phase"
		}
	},
	modifiers: {
		"no-surcharge": {
			label: "Citizens at their base price",
			say: () => "you recruit Citizens at their base price, however many you own"
		},
		"build-price": {
			label: "Domains cost less",
			say: (e) => `you build Domains for ${-e} gold less, but at least 1`
		}
	},
	supplies: { citizens: {
		label: "Citizen from the Center",
		say({ name: e, role: t, costAtMost: n }) {
			return `${e ? `a ${w(e)}` : t ? `a ${w(t)} Citizen` : "any Citizen"}${n === void 0 ? "" : ` of base price ${n} or less`} from the Center`;
		}
	} },
	filters: {
		name: { knight: "Knight" },
		role: {
			worker: "Worker",
			soldier: "Soldier",
			shadow: "Shadow",
			holy: "Holy"
		},
		costAtMost: "base price at most"
	},
	places: {
		"slain-monsters": {
			label: "a Monster you have slain",
			lose: () => "put a Monster you have slain back on its stack",
			rob: (e, t) => `take a ${t ? "random " : ""}Monster they have slain, without its reward`
		},
		"own-citizens": {
			label: "a Citizen of yours",
			lose: () => "put a Citizen of yours back on its stack",
			rob: (e, t) => `take a ${t ? "random " : ""}Citizen of theirs`
		}
	},
	actions: { slay: {
		label: "slay a Monster",
		say: "slay a Monster at its usual price"
	} },
	verbs: {
		"set-die": {
			label: "turn a die",
			say: (e) => `turn a die to ${e}`
		},
		"lower-die": {
			label: "lower a die",
			say: (e) => `you may lower a die by ${e}, not below 1`
		}
	},
	signs: {
		"role:worker": "Worker",
		"role:soldier": "Soldier",
		"role:shadow": "Shadow",
		"role:holy": "Holy",
		"type:minion": "Minion",
		"type:beast": "Beast",
		"type:titan": "Titan",
		"type:boss": "Boss",
		"area:hills": "Hills",
		"area:barrens": "Barrens",
		"area:ruins": "Ruins",
		"area:forest": "Forest",
		"area:swamp": "Swamp",
		"area:valley": "Valley",
		"area:caverns": "Caverns",
		"area:mountains": "Mountains",
		"card:monsters": "Monster",
		"card:domains": "Domain",
		"card:dukes": "Duke",
		die: "a die",
		"first-player": "First player",
		resting: "rests in this turn",
		exhausted: "Exhausted",
		"dark-lord": "The Dark Lord",
		opponent: "an opponent of your choice",
		owner: "the one whose power it is",
		"each-player": "every player",
		"each-opponent": "every opponent"
	}
}, lc = St(cc);
// ../h/base/games/card-kingdoms/ledger.ts
function uc() {
	return [
		...L.map(dc),
		...z.map(fc),
		...I.map(pc),
		...B.map((e) => ({
			id: e.id,
			kind: "duke",
			name: e.name,
			copies: 1,
			cost: "",
			note: E(e.score, D),
			sentence: ln(e.score, lc),
			source: e.source,
			standIns: [],
			facts: { score: v(e.score) }
		}))
	];
}
function dc(e) {
	return {
		id: e.id,
		kind: e.price === null ? "starter" : "citizen",
		name: e.name,
		copies: e.copies,
		cost: e.price === null ? "" : `${e.price}G+`,
		note: `${e.numbers.join("/")}: ${E(e.onTurn, D)} | ${E(e.offTurn, D)}`,
		sentence: `On your turn: ${ln(e.onTurn, lc)} On the turns of others: ${ln(e.offTurn, lc)}`,
		source: e.source,
		standIns: [],
		facts: {
			numbers: e.numbers,
			price: e.price,
			role: e.role,
			onTurn: v(e.onTurn),
			offTurn: v(e.offTurn)
		}
	};
}
function fc(e) {
	let { area: t, type: n, strength: r, magic: i, vp: a, copiesWithFive: o } = e;
	return {
		id: e.id,
		kind: "monster",
		name: e.name,
		copies: e.copies + o,
		cost: i > 0 ? `${r}S + ${i}M` : `${r}S`,
		note: `${E(e.reward, D)} | ${a}VP`,
		sentence: ln(e.reward, lc),
		source: e.source,
		standIns: [],
		facts: {
			area: t,
			type: n,
			strength: r,
			magic: i,
			vp: a,
			copies: e.copies,
			copiesWithFive: o,
			reward: v(e.reward)
		}
	};
}
function pc(e) {
	let t = Object.entries(e.roles).map(([e, t]) => `${t} ${e}`);
	return {
		id: e.id,
		kind: "domain",
		name: e.name,
		copies: 1,
		cost: `${e.price}G, ${t.join(", ")}`,
		note: `${$t(e.power, D)} | ${e.vp}VP`,
		sentence: dn(e.power, lc),
		source: e.source,
		standIns: [],
		facts: {
			price: e.price,
			roles: { ...e.roles },
			vp: e.vp,
			power: e.power
		}
	};
}
// ../h/base/games/card-kingdoms/legend.ts
var mc = {
	numbers: {
		citizen: te(L),
		monster: te(z),
		domain: te(I),
		duke: te(B),
		area: R
	},
	where: {
		...ur.where,
		"areas[]": "area"
	}
}, hc = {
	mean: [
		25.158,
		3.5006,
		8.2409,
		8.0583,
		4.2745,
		5.6061,
		16.206,
		2.1077,
		1.3196,
		1.3729,
		1.863,
		8.6633,
		1.7939,
		1.7097,
		.34317,
		3.6714
	],
	scale: [
		.063066,
		.41895,
		.12817,
		.12375,
		.1996,
		.52861,
		.12061,
		.80757,
		1.0186,
		1.0527,
		.9512,
		.40922,
		.52738,
		.57939,
		3.5865,
		.80554
	],
	first: [
		-.47153,
		-.76587,
		.15954,
		-.065817,
		.010491,
		.31063,
		-.67615,
		.01046,
		.098392,
		-.0037876,
		-.032556,
		-.11807,
		.078319,
		.10801,
		.1002,
		-.0011028,
		93169e-8,
		-.2388,
		.0073049,
		-.31772,
		.27762,
		-.18566,
		.047108,
		.25262,
		-.11105,
		.29079,
		-.044477,
		-.1249,
		.038338,
		-.17271,
		-.41604,
		.0012765,
		.065765,
		.15573,
		-.23408,
		.18105,
		-.66442,
		-.66354,
		-.45226,
		-.37558,
		-.34076,
		-.033014,
		-.17481,
		.054723,
		-.20424,
		.072893,
		-.11384,
		-.61854,
		.053397,
		-.21905,
		.069821,
		-.1345,
		-.13313,
		-.42897,
		.16816,
		-.24234,
		-.099298,
		-.58054,
		-.2557,
		-.030642,
		-.13878,
		-.242,
		-.20941,
		-.29519,
		-.46699,
		.087636,
		.30915,
		.010765,
		.067459,
		-.019734,
		-.4128,
		.29425,
		.027268,
		-.087352,
		-.5419,
		-.027147,
		.21486,
		.0042196,
		-.38016,
		-.075378,
		-.20786,
		.024239,
		.2154,
		.12831,
		-.38039,
		-.30605,
		-.44223,
		.39318,
		-.13718,
		.1614,
		-.0075376,
		-.34644,
		-.064192,
		-.21236,
		-.029191,
		-.029983,
		-.13515,
		-.050828,
		-.077499,
		.3404,
		.27037,
		.24435,
		-.67362,
		-.66769,
		.055967,
		.17864,
		.11163,
		.33889,
		-.40511,
		-.040638,
		-.076013,
		-.077024,
		-.033565,
		.0073554,
		.32064,
		.29246,
		.069972,
		.57807,
		.26019,
		-.27999,
		.19797,
		.45967,
		.013026,
		.29621,
		-.13781,
		.23326,
		-.15185,
		-.24387,
		-.13868,
		-.074674,
		-.30169,
		-.10065,
		.409,
		-.11161,
		.052122,
		-.37017,
		-.28585,
		-.33168,
		.096917,
		-.14165,
		-.024888,
		.071692,
		.0081992,
		-.22659,
		-.060302,
		.35707,
		.1483,
		.16104,
		-.051377,
		-.089064,
		-.21714,
		-.048542,
		.30407,
		1.1359,
		.091753,
		.064213,
		.028981,
		.0063647,
		.068015,
		.59141,
		-.015572,
		.01242,
		-.025512,
		.011789,
		-.33992,
		.02692,
		.046011,
		-.22691,
		.46333,
		.56527,
		-.064533,
		-.18465,
		.23791,
		.55683,
		.33446,
		-.24119,
		-.28234,
		.16194,
		.21745,
		.05042,
		.27104,
		.1461,
		.0077775,
		-.075774,
		.29563,
		-.099195,
		-.0049974,
		-.074566,
		-.0084883,
		.14739,
		-.1237,
		-.042287,
		-.15146,
		.20208,
		.25362,
		-.32799,
		.081294,
		.0040139,
		.0049972,
		.034267,
		-.2168,
		.069612,
		-.011789,
		.23789,
		-.43844,
		.12119,
		-.057804,
		-.31541,
		.037735,
		.10449,
		-.061734,
		.002225,
		-.078289,
		-.12203,
		-.17783,
		-.16472,
		.033865,
		-.31228,
		.48352,
		.26673,
		.026845,
		-.77138,
		-.33154,
		.19488,
		.13301,
		.052907,
		-.0056135,
		-.64842,
		-.16383,
		-.072595,
		.016436,
		-.044371,
		-.025089,
		-.020039,
		.0017466,
		-.20417,
		.11329,
		-.25532,
		-.37146,
		-.17109,
		-.47993,
		-.25435,
		-.22098,
		-.19186,
		-.20115,
		-.058133,
		.08021,
		-.10106,
		.24617,
		-.092456,
		-.070806,
		-.0060796,
		.016795,
		-.23619,
		-.040629,
		-.059469,
		-.10973,
		-.54103,
		-.19041,
		-.1854,
		-.15005,
		-.083781,
		-.032837,
		-.35132,
		-.23186,
		.26323,
		-.065571,
		.065112,
		-.57122,
		-.21455,
		.47059,
		-.20499
	],
	second: [
		-.12205,
		-.0030016,
		.3048,
		.26995,
		.48148,
		.024286,
		-.34785,
		-.36567,
		-.046362,
		-.21531,
		-.3052,
		-.12525,
		.057646,
		-.12715,
		-.20248,
		.286,
		-.70289,
		.25706,
		.22205,
		.61689,
		.45083,
		.18665,
		.35031,
		.45192,
		-.43801,
		.26186,
		-.4441,
		.18205,
		.035017,
		.12236,
		.20612,
		.34313,
		.38121,
		1.0515,
		.34434,
		-.16712,
		-.2308,
		-.21204,
		.18359,
		.040834,
		.2843,
		.069165,
		-.30489,
		-.39759,
		.0056937,
		-.17185,
		.058637,
		.39688,
		-.093094,
		-.062374,
		-.43136,
		-.24907,
		-.18319,
		.039371,
		.12117,
		.16998,
		.065586,
		.11828,
		-.068835,
		-.012387,
		.64201,
		-.021883,
		-.30261,
		-.18915,
		-.081602,
		-.12716,
		-.12621,
		-.28272,
		-.02729,
		-.0088405,
		-.026176,
		-.01734,
		.015588,
		.010518,
		-.0015753,
		49346e-8,
		-.0051865,
		72044e-8,
		-.0087536,
		-.003622,
		-.001673,
		-.0023523,
		-.022364,
		-.01536,
		-.024439,
		.24238,
		.032265,
		-.23856,
		-.072064,
		-.26535,
		.072641,
		.43984,
		-.0030151,
		.016072,
		-.32108,
		.1022,
		.18492,
		.36736,
		.056901,
		-.14323,
		-.17079,
		.41447,
		-94046e-8,
		-42033e-8,
		-86661e-8,
		46357e-8,
		-28118e-8,
		-65184e-8,
		-.001822,
		1183e-7,
		4211e-7,
		-.0030682,
		74764e-8,
		-61933e-9,
		-87849e-9,
		10061e-8,
		-52956e-8,
		-80911e-8,
		-.0029472,
		.22856,
		-.52814,
		-.28492,
		-.088183,
		-.099385,
		.057972,
		-.060662,
		.33432,
		-.094336,
		-.051733,
		.46383,
		.13029,
		.38216,
		.071846,
		-.28898,
		.19982,
		-.089345
	],
	last: [
		-.55135,
		-.52391,
		-.44674,
		.43129,
		.0079786,
		-.30039,
		-78688e-9,
		-.32879,
		-29578e-19
	],
	trust: .41079
}, gc = {
	points: 1,
	turns: 0,
	gold: .22,
	strength: .2,
	magic: .25,
	income: .4,
	incomeLeft: .85,
	worker: .1,
	soldier: .1,
	shadow: .1,
	holy: .1,
	citizens: 0,
	monsters: .2,
	domains: .3,
	waits: -1.2,
	players: 0
}, _c = {
	gold: .45,
	strength: .4,
	magic: .42,
	vp: 1
}, vc = Array.from({ length: 6 }, (e, t) => L.map((e, n) => Ao(n, t, {
	resources: _c,
	count: () => 2,
	acquire: () => 3,
	act: () => 1.5,
	lose: () => 1,
	rob: () => 3,
	verb: () => 1
}))), yc = {
	names: Object.keys(gc),
	points: Object.values(gc),
	spread: {
		least: 2.5,
		perTurn: .75
	},
	turns: 1,
	horizon: 3,
	unit: 1,
	clumsy: 1,
	par: 35,
	learned: hc,
	features(e, t, n) {
		let { players: r, darkLord: i, settings: a, active: o } = e, s = r[t], c = r.length, l = i === null || a.soloTokens === "counted", u = es(e, t), d = vc[c], f = 0, p = 0;
		for (let e = 0; e < d.length; e++) {
			let t = s.citizens[e];
			t !== 0 && (f += t * d[e], p += t);
		}
		n[0] = Fa(s, l) + (s.duke < 0 ? 0 : wa(s.duke, s, a.leftovers)), n[1] = u, n[2] = s.gold, n[3] = s.strength, n[4] = s.magic, n[5] = f, n[6] = f * u;
		for (let e = 0; e < k.length; e++) n[7 + e] = K(s.citizens, k[e]);
		n[11] = p, n[12] = s.monsters.length, n[13] = s.domains.length, n[14] = (t - o + c) % c / c, n[15] = c;
	}
}, bc = (e) => Array.from({ length: e }, (e, t) => t), xc = (e, t) => Array.from({ length: t }, () => e), Sc = Tn.map((e, t) => bc(zr).filter((e) => On[e] === t)), Cc = [!1, !0].map((e) => R.map((t) => bc(z.length).filter((e) => z[e].area === t).toSorted((e, t) => z[t].strength - z[e].strength).flatMap((t) => xc(t, z[t].copies + (e ? z[t].copiesWithFive : 0))))), wc = R.map((e) => bc(z.length).filter((t) => z[t].area === e && z[t].copiesWithFive > 0)), Tc = bc(z.length).flatMap((e) => xc(e, z[e].copies + z[e].copiesWithFive)), Ec = bc(zr).flatMap((e) => xc(e, L[e].copies)), Dc = L.map((e, t) => xc(t, e.copies)), Oc = bc(I.length), kc = L.map((e) => +(e.price === null)), Ac = bc(B.length), jc = bc(R.length);
function Mc(e, t) {
	let n = Bn(e), r = n.players;
	return {
		core: ae(r, t),
		settings: n,
		players: Array.from({ length: r }, Nc),
		areas: [],
		monsters: [],
		citizens: [],
		seen: [],
		domains: [],
		domainsBelow: [],
		box: {
			monsters: Tc.slice(),
			citizens: Ec.slice(),
			domains: Oc.slice(),
			domainsRemoved: [],
			dukes: Ac.slice()
		},
		dice: [1, 1],
		diceChanged: 0,
		first: 0,
		active: 0,
		turn: 0,
		exhausted: 0,
		darkLord: r === 1 ? {
			duke: V,
			citizens: L.map(() => 0),
			domains: []
		} : null,
		ending: ""
	};
}
function Nc() {
	return {
		gold: 2,
		strength: 0,
		magic: 1,
		vp: 0,
		citizens: kc.slice(),
		monsters: [],
		domains: [],
		duke: V,
		dukesOffered: []
	};
}
function Pc(e) {
	let { state: t } = e, { settings: n, box: r } = t, { areas: i, citizens: a, without: o } = In(n.setup);
	Ic(t, Fc(e, i)), Lc(e, a), Bc(e, o), e.shuffle(r.dukes);
	for (let e of t.players) e.dukesOffered = r.dukes.splice(0, 2);
	t.first = e.below(n.players), e.tell({
		say: "dealt",
		first: t.first
	}), e.push("begin", t.first);
	for (let t = 0; t < n.players; t++) e.together("duke", t);
}
function Fc(e, t) {
	let n = (e) => t.includes(R[e]), r = jc.filter(n);
	if (r.length === 5) return r;
	let i = jc.filter((e) => !n(e));
	return e.shuffle(i), [...r, ...i].slice(0, 5).sort((e, t) => e - t);
}
function Ic(e, t) {
	let n = e.settings.players === 5;
	e.areas = t, e.monsters = t.map((e) => Cc[+!!n][e].slice()), e.box.monsters = jc.flatMap((e) => t.includes(e) ? n ? [] : wc[e] : Cc[1][e]);
}
function Lc(e, t) {
	let { state: n } = e, r = n.settings.players === 5 ? 6 : 5;
	n.box.citizens = [], n.citizens = Sc.map((i) => {
		let a = n.settings.mixed ? Rc(e, i) : zc(e, i, t);
		return n.box.citizens.push(...a.splice(r)), a;
	}), n.box.citizens.sort((e, t) => e - t), n.seen = n.citizens.map((e) => n.settings.mixed ? 1 : e.length);
}
function Rc(e, t) {
	let n = t.flatMap((e) => Dc[e]);
	return e.shuffle(n), n;
}
function zc(e, t, n) {
	let r = t.find((e) => n.includes(L[e].id)) ?? t[e.below(t.length)], i = Dc[r].slice();
	for (let e of t) e !== r && i.push(...Dc[e]);
	return i;
}
function Bc(e, t) {
	let { box: n, settings: r } = e.state, i = r.players === 5 ? 3 : 2;
	t.length > 0 && (n.domainsRemoved = Oc.filter((e) => t.includes(I[e].id)), n.domains = Oc.filter((e) => !n.domainsRemoved.includes(e))), e.shuffle(n.domains), e.state.domainsBelow = Array.from({ length: 5 }, () => n.domains.splice(0, i)), e.state.domains = n.domains.splice(0, 5);
}
// ../h/base/games/card-kingdoms/takes.ts
function Vc({ players: e, first: t }) {
	return e.flatMap((n, r) => {
		let i = (e, t) => ({
			seat: r,
			kind: e,
			id: t
		});
		return [
			he(r, t, e.length),
			i("duke", B[n.duke].id),
			...n.citizens.flatMap((e, t) => {
				let { id: n, price: r } = L[t];
				return r === null ? [] : Array.from({ length: e }, () => i("citizen", n));
			}),
			...n.monsters.map((e) => i("monster", z[e].id)),
			...n.domains.map((e) => i("domain", I[e].id))
		];
	});
}
// ../h/base/games/card-kingdoms/words/cards.ts
var Z = a({
	citizen: L,
	monster: z,
	domain: I,
	duke: B
}), Hc = (e) => typeof e == "string" ? e : e.text;
function Uc(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let [r, i] of Object.entries(e ?? {})) {
		let e = t(r), a = n.get(Hc(e));
		a === void 0 ? n.set(Hc(e), {
			part: e,
			n: i
		}) : a.n += i;
	}
	return fe([...n.values()].map(({ part: e, n: t }) => t > 1 ? [e, ` ×${t}`] : [e]), ", ");
}
function Wc(e, t, n, r = "") {
	return e.source ? h`${n}${t(e.source)}${r}` : [];
}
function Gc(e) {
	return e.citizen ?? e.monster ?? e.domain;
}
var Kc = (e) => e ?? [];
function qc(e, t, n) {
	let r = Ce(e), i = n(Ue(e, "vp", () => 1));
	return r === null ? i : `${i} ${t.per(r)}`;
}
// ../h/base/games/card-kingdoms/words/en.ts
var Q = (e) => Number(e), Jc = (e) => e.join(" and "), Yc = (e) => e.reduce((e, t) => e + t, 0), Xc = (e) => fn(e, lc, "and"), Zc = (e, t) => xt(t, cc.resources[e]), $ = (e, t) => Z(e[t]), Qc = (e, t) => Mt(Z(e[t])), $c = (e) => ln(we(e.effect), lc).replace(/\.$/, ""), el = (e) => un(we(e.effect), lc), tl = {
	worker: ["Worker", "Workers"],
	soldier: ["Soldier", "Soldiers"],
	shadow: ["Shadow", "Shadows"],
	holy: ["Holy", "Holy"]
}, nl = {
	recruited: "Recruit",
	slain: "Slay",
	built: "Build"
}, rl = {
	"keep-duke": () => "Which Duke will you be? The other goes back to the box; yours stays secret.",
	"change-dice": (e) => h`The dice show ${Jc(e.dice)}. Use a Domain to change one, or keep them?`,
	"choose-die": (e) => e.to === 0 ? "Which die will you lower by one?" : h`Which die will you turn to ${Q(e.to)}?`,
	"power-use": () => "Harvest: which Citizen will you use next?",
	compensation: (e) => h`None of your cards woke to ${Jc(e.dice)}. Take one Resource.`,
	action: (e) => Q(e.left) === 1 ? "Your last action: slay, recruit, build, or take 1." : h`${Q(e.left)} actions left: slay, recruit, build, or take 1.`,
	pay: (e) => h`${nl[e.deed]} ${Z(Gc(e))}: pay ${Q(e.price)} ${e.coin}. Magic may stand in for all but one.`,
	"slay-more": () => "You may slay a Monster now, at its usual price.",
	attacks: (e) => h`The Monsters attack with ${Jc(e.dice)}. Which die comes first?`,
	"attack-any": () => "A 6: which Monster stack attacks?",
	capture: (e) => h`The Monsters of the ${w(e.area)} attack. Which Citizen do they carry off?`,
	"power-or": (e) => h`${Z(e.source)}: choose one.`,
	"power-any": (e) => h`${Z(e.source)}: what will you use next?`,
	"power-may": (e) => h`${Z(e.source)}: will you use its power?`,
	"power-pay": (e) => h`${Z(e.source)}: ${$c(e)}.`,
	"power-lose": (e) => h`${Z(e.source)}: what will you give up?`,
	"power-rob": (e) => h`${Z(e.source)}: what will you take?`,
	"power-aim": (e) => h`${Z(e.source)}: choose an opponent.`,
	"power-take": (e) => h`${Z(e.source)}: how much will you take?`,
	"power-acquire": (e) => h`${Z(e.source)}: choose a Citizen to take for free.`
}, il = {
	keep: (e) => h`Be ${$(e, "duke")}`,
	"keep-dice": () => "Keep the dice as they are",
	"use-domain": (e) => h`Use ${$(e, "domain")}`,
	"turn-die": (e) => h`Turn the ${Q(e.from)} into a ${Q(e.to)}`,
	"power-done": () => "Skip the other trades",
	"use-power": (e) => h`${$(e, "card")}: ${el(e)}`,
	"gain-resource": (e) => h`Gain 1 ${e.resource}`,
	slay: (e) => h`Slay ${$(e, "monster")} for ${Xc({
		strength: e.strength,
		magic: e.magic
	})}`,
	recruit: (e) => h`Recruit ${$(e, "citizen")} for ${Q(e.price)} gold`,
	build: (e) => h`Build ${$(e, "domain")} for ${Q(e.price)} gold`,
	"pay-share": (e) => h`in ${e.token}`,
	pass: () => "No, thanks",
	"attack-die": (e) => h`Take the ${Q(e.die)} first`,
	"attack-area": (e) => h`Let the Monsters of the ${w(e.area)} attack`,
	"lose-citizen": (e) => h`Give up ${Qc(e, "citizen")}`,
	"return-monster": (e) => h`Put back ${$(e, "monster")}`,
	"return-citizen": (e) => h`Put back ${$(e, "citizen")}`,
	"take-citizen": (e) => h`Take ${Qc(e, "citizen")}`,
	"power-do": (e) => el(e),
	"power-at": (e, t) => h`Choose ${t(e.seat)}`,
	"power-take-n": (e, t) => Q(e.seat) < 0 ? h`Take ${Zc(e.resource, Q(e.n))}` : h`Take ${Zc(e.resource, Q(e.n))} from ${t(e.seat)}`
}, al = {
	"cannot-pay": (e) => {
		let t = `needs ${Zc(String(e.coin), Q(e.n))}, you have ${Q(e.has)}`;
		if (Q(e.besides) === 0) return t;
		let n = Zc("magic", Q(e.besides));
		return Q(e.has) === 0 ? `${t}: ${n} can’t be all of it` : `${t} and ${n}`;
	},
	"lacks-roles": (e) => Kc(e.lacks).map(({ role: e, n: t, has: n }) => `needs ${xt(t, tl[e])}, you have ${n}`).join("; "),
	"die-domain-used": () => "already used in this roll",
	"die-domain-unable": () => "you can’t pay for it, or neither die would change",
	"power-cannot-pay": () => "you can’t pay for it",
	"power-nothing-there": () => "there is nothing to take"
}, ol = {
	dealt: (e, t) => h`The stacks are laid out. ${t(e.first)} has the First Player token.`,
	turn: (e, t) => h`Turn ${Q(e.turn)}: ${t(e.seat)}`,
	"duke-kept": (e, t) => e.duke === null ? h`${t(e.seat)} keeps a Duke.` : h`${t(e.seat)} keeps ${$(e, "duke")}.`,
	"dark-lord": () => "One of the other Dukes turns to evil: the Dark Lord has risen.",
	rolled: (e, t) => h`${t(e.seat)} rolls ${Jc(e.dice)}, together ${Yc(e.dice)}.`,
	"die-turned": (e, t) => h`${t(e.seat)} turns a ${Q(e.from)} into a ${Q(e.to)}.`,
	harvested: (e, t) => h`${t(e.seat)} harvests ${Xc(e.tokens)}: ${Uc(e.cards, Z)}.`,
	compensated: (e, t) => h`Nobody woke for ${t(e.seat)}, who takes 1 ${e.resource}.`,
	gained: (e, t) => h`${t(e.seat)} gains ${Xc(e.tokens)}${Wc(e, Z, " from ")}.`,
	"gained-one": (e, t) => h`${t(e.seat)} takes 1 ${e.resource}${r` as an action`}.`,
	paid: (e, t) => h`${t(e.seat)} pays ${Xc(e.tokens)}${Wc(e, Z, " to use ")}.`,
	took: (e, t) => h`${t(e.seat)} takes ${Zc(e.token, Q(e.n))} from ${Q(e.from) < 0 ? "the Bank" : t(e.from)}${r`${Wc(e, Z, " (", ")")}`}.`,
	"citizen-turned": (e) => h`The next Citizen of that stack is ${Qc(e, "citizen")}.`,
	recruited: (e, t) => h`${t(e.seat)} recruits ${Qc(e, "citizen")}${r` for ${Xc(e.tokens)}`}.`,
	"citizen-gained": (e, t) => h`${t(e.seat)} takes ${Qc(e, "citizen")}${r` for free${Wc(e, Z, " (", ")")}`}.`,
	"citizen-returned": (e, t) => h`${t(e.seat)} puts ${Qc(e, "citizen")} back into the Center.`,
	"monster-returned": (e, t) => h`${t(e.seat)} puts ${$(e, "monster")} back into the Center.`,
	"monster-taken": (e, t) => h`${t(e.seat)} takes ${$(e, "monster")} from ${Q(e.from) < 0 ? "the Center" : t(e.from)}.`,
	"domain-turned": (e) => h`${$(e, "domain")} is turned up.`,
	slain: (e, t) => h`${t(e.seat)} slays ${$(e, "monster")}${r` for ${Xc(e.tokens)}`}.`,
	built: (e, t) => h`${t(e.seat)} builds ${$(e, "domain")}${r` for ${Xc(e.tokens)}`}.`,
	exhausted: (e) => h`Exhausted stacks: ${Q(e.stacks)}.`,
	attack: (e) => h`The Monsters of the ${w(e.area)} attack.`,
	"no-attack": (e) => h`The ${Q(e.die)} finds no Monsters left to attack.`,
	"citizen-captured": (e) => h`The Dark Lord carries off ${Qc(e, "citizen")}.`,
	"domain-captured": (e) => h`The Dark Lord seizes ${$(e, "domain")}.`,
	"last-round": () => "An end condition is met: unless it is undone, the game ends with this round.",
	over: (e, t) => {
		let n = fe(e.dukes.map((e, n) => h`${t(n)} is ${Z(e)}`), "; ");
		return h`The game is over. ${n}${e.lord === null ? "" : h`; the Dark Lord is ${Z(e.lord)}`}.`;
	}
}, sl = {
	monsters: "No Monster is left.",
	domains: "No Domain is left.",
	exhausted: "Too many stacks have run dry."
}, cl = {
	"ending-round": (e) => h`${sl[e.why]} The round is complete: the game is over.`,
	"ending-monsters-slain": () => "Every Monster is slain. The Dark Lord is beaten, and the realm is safe in your hands.",
	"ending-overrun": () => "The Monsters have overrun a column that had nothing left to lose. The realm falls to the Dark Lord.",
	"ending-contained": () => "Five stacks are gone, but you stand above the Dark Lord. The evil is contained — this time.",
	"ending-driven-out": () => "Five stacks are gone, and the Dark Lord stands above you. You are driven out.",
	"ending-drawn": () => "Five stacks are gone, and you and the Dark Lord stand equal. It is a draw.",
	"score-line": (e) => qc(we(e.effect), lc, (e) => xt(e, ["Victory Point", "Victory Points"])),
	"next-hold": () => "To hold out, a column under attack must have a Citizen or a Domain left.",
	"next-contained": (e) => Q(e.missing) === 1 ? "One more point, and the evil would have been contained." : `${Q(e.missing)} more points, and the evil would have been contained.`,
	"next-slain": (e) => Q(e.monsters) === 1 ? "To beat him for good, slay every Monster: one was left." : `To beat him for good, slay every Monster: ${Q(e.monsters)} were left.`,
	"score-monsters": () => "Monsters slain",
	"score-domains": () => "Domains built",
	"score-tokens": () => "Victory tokens",
	"score-tokens-idle": (e) => h`Victory tokens (${Q(e.tokens)}, not counted alone)`,
	"score-duke": (e) => $(e, "duke"),
	"score-dukes": () => "Duke",
	"score-surviving": () => "Monsters surviving",
	"score-captured": () => "Domains captured",
	"tie-fewest-cards": (e) => `A tie goes to the fewest cards: ${Q(e.n)}`
}, ll = {
	"first-game": "the stacks recommended for a first game",
	"glittering-gold": "Glittering Gold: rich in gold",
	"mastery-over-magic": "Mastery Over Magic: magic everywhere, and Thieves",
	"monster-blood": "Monster Blood: for those who slay",
	random: "areas and Citizens drawn at random",
	chosen: "your own areas and Citizens; what you leave open is drawn by lot"
}, ul = {
	"first-game": "First game",
	"glittering-gold": "Glittering Gold",
	"mastery-over-magic": "Mastery Over Magic",
	"monster-blood": "Monster Blood",
	random: "Drawn by lot",
	chosen: "Your own choice",
	pooled: "All kinds together",
	"per-kind": "Each kind by itself",
	"as-printed": "As printed",
	counted: "They count"
}, dl = {
	"setting-value": (e) => ul[e.value],
	"setting-players": () => "Players",
	"setting-players-about": (e) => Q(e.players) === 1 ? "alone against the Dark Lord" : Q(e.players) === 5 ? "five players, with a resting player" : h`${Q(e.players)} players`,
	"setting-setup": () => "Setup",
	"setting-setup-about": (e) => ll[e.setup],
	"setting-areas": (e) => h`Areas (${Q(e.most)})`,
	"setting-citizen": (e) => h`Citizen ${e.numbers}`,
	"area-name": (e) => w(e.area),
	"citizen-name": (e) => $(e, "citizen"),
	"setting-mixed": () => "Mixed Citizens",
	"setting-mixed-about": (e) => e.mixed === !0 ? "all Citizens of a number shuffled into one stack" : "one kind of Citizen in each stack",
	"setting-leftovers": () => "Leftover Resources",
	"setting-leftovers-about": (e) => e.leftovers === "pooled" ? "Dukes count gold, strength and magic together" : "Dukes count gold, strength and magic each by itself",
	"setting-solo-tokens": () => "Victory tokens alone",
	"setting-solo-tokens-about": (e) => e.tokens === "counted" ? "they count in the solo score" : "they do not count in the solo score, as printed"
}, fl = {
	...rl,
	...il,
	...al,
	...ol,
	...cl,
	...dl
};
Object.keys(fl);
var pl = ge("Card Kingdoms", fl, "The Dark Lord"), ml = u({
	...rc,
	variants: Un,
	steps: qs,
	unpack: Mc,
	deal: Pc,
	description: ur,
	clone: Qs,
	view: ur.show,
	sample: (e, t) => ur.guess(e, t, Qs),
	outcome: Sa,
	standing: Ia,
	prospects: yc,
	cards: ur.cards,
	problems: Js,
	turns: (e) => e.turn,
	takes: Vc,
	powers: vr,
	inPlay: Or,
	ledger: uc,
	legend: mc,
	words: {
		en: pl,
		de: pl,
		fr: pl
	},
	board: Ns,
	appraise: Es,
	anchors: { "greedy-1": za }
});
export { ml as cardKingdoms, ml as game };
