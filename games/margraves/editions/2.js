// Margraves of Valeria, rules version 2, as it was. Made by `npm run keep-edition` from the rules; not to be edited.
import { MAIN as e, MOST_SEATS as t, NOBODY as n, Offer as r, allOf as i, aside as a, auto as o, cardNames as s, cell as c, choose as l, cloneCore as u, defineGame as d, describe as f, families as p, field as m, flag as ee, ids as te, listOf as ne, neverWaits as re, newCore as ie, oneOf as ae, problemsOf as oe, ranking as se, record as ce, said as h, saidList as le, shapeOf as ue, takeOut as de, turnTake as fe, whole as g, wordsFrom as pe, wrapped as me } from "@castellan/kernel";
// ../h/base/packages/powers/src/effect.ts
function _(e, t, ...n) {
	return e[t.op](t, ...n);
}
function he(e) {
	return Object.entries(e).filter(([, e]) => e !== 0);
}
function ge(e) {
	return Object.keys(e).find((t) => e[t] > 0);
}
function _e(e) {
	return "of" in e ? e.op === "all" || e.op === "any" || e.op === "or" ? e.of : e.op === "pay" ? [e.cost, e.of] : [e.of] : [];
}
function ve(e) {
	return e.op === "or" ? e.of : [e];
}
function v(e) {
	return e;
}
function ye(e) {
	return e;
}
// ../h/base/packages/powers/src/codes.ts
var be = (e, t) => e * 16 + t, xe = (e) => e % 16, Se = (e) => Math.floor(e / 16), Ce = {
	gain: ({ amounts: e, per: t }) => `gain:${Te(e, t)}`,
	spend: ({ amounts: e, per: t, to: n }) => `${n === "them" ? "them:" : ""}${Te(e, t)}`,
	lose: ({ from: e, n: t, random: n }) => `lose:${Ee(e, t, n)}`,
	rob: ({ from: e, n: t, random: n, keep: r }) => `${r ? "rob" : "scrap"}:${Ee(e, t, n)}`,
	all: ({ of: e }) => e.map(Oe).join("+"),
	any: ({ of: e }) => e.map(Oe).join("&"),
	or: ({ of: e }) => e.map(Oe).join("/"),
	may: ({ of: e }) => `may:${Oe(e)}`,
	pay: ({ cost: e, of: t }) => `pay:${Oe(e)}:for:${Oe(t)}`,
	given: ({ count: e, least: t, of: n }) => `if:${e}:${t}:${Oe(n)}`,
	aim: ({ of: e }) => `aim:${Oe(e)}`,
	take: ({ amounts: e }) => `take:${Te(e, null)}`,
	acquire: ({ from: e, filter: t }) => [
		"acquire",
		e,
		...De(t)
	].join(":"),
	act: ({ action: e }) => `act:${e}`,
	each: ({ who: e, of: t }) => `each-${e}:${Oe(t)}`,
	verb: ({ verb: e, n: t }) => t === 0 ? `verb:${e}` : `verb:${e}:${t}`
};
function we(e) {
	return _(Ce, e);
}
function Te(e, t) {
	let n = he(e).map(([e, t]) => `${e}:${t}`).join("+");
	return t === null ? n : `${n}:per:${t}`;
}
function Ee(e, t, n) {
	return [
		...n ? ["random"] : [],
		e,
		...t === 1 ? [] : [t]
	].join(":");
}
function De(e) {
	return Object.entries(e).map(([e, t]) => typeof t == "string" ? t : `${e.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}:${t}`);
}
function Oe(e) {
	let t = we(e);
	return e.op === "or" || e.op === "all" || e.op === "any" ? `(${t})` : t;
}
// ../h/base/packages/powers/src/traits.ts
var ke = {
	gain: () => !1,
	spend: () => !1,
	lose: () => !1,
	rob: () => !1,
	all: ({ of: e }) => e.every(Ae),
	any: () => !0,
	or: ({ of: e }) => e.every(Ae),
	may: () => !0,
	pay: () => !0,
	given: ({ of: e }) => Ae(e),
	aim: ({ of: e }) => Ae(e),
	take: ({ upTo: e }) => e,
	acquire: () => !1,
	act: () => !0,
	each: () => !1,
	verb: () => !1
};
function Ae(e) {
	return _(ke, e);
}
function je(e) {
	return e.op === "or" ? e.of.every(Me) : Me(e);
}
function Me(e) {
	return e.op === "all" ? e.of.every(Ne) && e.of.filter(({ op: e }) => e === "spend").length < 2 : e.op === "verb" || Ne(e);
}
function Ne({ op: e }) {
	return e === "spend" || e === "lose";
}
var Pe = {
	gain: ({ amounts: e, per: t }, n, r) => e[n] * (t === null ? 1 : r(t)),
	spend: ({ amounts: e, per: t }, n, r) => -e[n] * (t === null ? 1 : r(t)),
	lose: () => 0,
	rob: () => 0,
	all({ of: e }, t, n) {
		let r = 0;
		for (let i of e) r += y(i, t, n);
		return r;
	},
	any({ of: e }, t, n) {
		let r = 0;
		for (let i of e) r += Math.max(0, y(i, t, n));
		return r;
	},
	or({ of: e }, t, n) {
		let r = -Infinity;
		for (let i of e) r = Math.max(r, y(i, t, n));
		return r;
	},
	may: ({ of: e }, t, n) => Math.max(0, y(e, t, n)),
	pay: () => 0,
	given: ({ count: e, least: t, of: n }, r, i) => i(e) >= t ? y(n, r, i) : 0,
	aim: () => 0,
	take: () => 0,
	acquire: () => 0,
	act: () => 0,
	each: () => 0,
	verb: () => 0
};
function y(e, t, n) {
	return _(Pe, e, t, n);
}
// ../h/base/packages/powers/src/shape.ts
function Fe(e) {
	let t = Object.keys(e.resources), n = (e) => (t) => Number.isSafeInteger(t) && t >= e && t <= 99, r = n(1), i = (e) => Ie(e) && Object.keys(e).length === t.length && t.every((t) => n(0)(e[t], 0, e)), a = (e) => i(e) && t.filter((t) => e[t] > 0).length === 1, o = (e) => (t) => typeof t == "string" && Object.hasOwn(e, t), s = o(e.places), c = o(e.counts), l = (e, t, n) => e === null || c(e, t, n), u = (...e) => (t) => e.includes(t), d = u(!0, !1), f = (t) => Ie(t) && Object.entries(t).every(([r, i]) => {
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
			cost: (e, t) => ne(e, t + 1) && je(e),
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
		if (!Ie(e) || t > 12) return !1;
		let { op: n, ...r } = e;
		if (typeof n != "string" || !Object.hasOwn(te, n)) return !1;
		let i = te[n];
		return Object.keys(r).length === Object.keys(i).length && Object.entries(i).every(([e, n]) => n(r[e], t, r));
	}
	return ue((e) => ne(e, 0), "an effect of this game");
}
function Ie(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// ../h/base/packages/powers/src/world.ts
var Le = {
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
}, Re = 16, ze = { say: "power-cannot-pay" }, Be = { say: "power-nothing-there" }, Ve = {
	id: "pass",
	note: { say: "pass" }
}, He = {
	id: "done",
	note: { say: "power-done" }
};
function Ue(e, t) {
	let r = Fe(e.terms), i = g(-1, e.powers - 1), a = g(n, Re), s = ne(g(0, e.powers - 1), 1), c = {
		effect: r,
		source: i,
		them: a
	}, u = () => c, d = Array.from({ length: e.powers }, (n, r) => {
		let i = ve(e.effect(r));
		return {
			of: i,
			optional: i.map(t.isOptional)
		};
	}), f = (e, t, n) => e.op === "rob" ? n : t;
	function p(e, t, n, r) {
		return r ? e.add(t) : e.block(t, n.op === "pay" ? ze : Be), r;
	}
	return {
		power: o({
			args: c,
			run: (e, n, { effect: r, source: i, them: a }) => t.perform(e, n, r, i, a)
		}),
		"power/rest": o({
			args: {
				...u(),
				next: g(1, 15)
			},
			run: (e, n, { effect: r, next: i, source: a, them: o }) => t.sequence(e, n, r, i, a, o)
		}),
		"power/or": l({
			args: u(),
			options(n, r, i, { effect: { of: a }, source: o, them: s }) {
				let c = !0;
				for (let l = 0; l < a.length; l++) {
					let u = a[l];
					Ke(u, s) ? qe(i, l, e.takeable(n, s, u.amounts)) : p(i, l, u, t.isOpen(n, r, u, o, s)) && (u.op === "take" || !t.isOptional(u)) && (c = !1);
				}
				c && i.add(-1);
			},
			prompt: (t, n, { source: r }) => Le.or(e.source(r)),
			fallback(e, t, n, { effect: r }) {
				let i = n.codes[0];
				return [r.of[xe(i)]?.op === "pay" && n.codes.includes(-1) ? -1 : i];
			},
			face(e, t, n, { effect: { of: r }, them: i }) {
				if (n === -1) return Ve;
				let a = r[xe(n)];
				if (!Ke(a, i)) return Ze(r, n);
				let { id: o, ...s } = Ye(a.amounts, Se(n), i), c = tt(a);
				return {
					id: $e(r, xe(n), (e) => tt(e) === c) ? o : `${o}:${xe(n)}`,
					...s
				};
			},
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				let s = i.of[xe(r)];
				Ke(s, o) ? t.takeFrom(e, n, o, s.amounts, Se(r), a) : t.accept(e, n, s, a, o);
			}
		}),
		"power/any": l({
			args: {
				...u(),
				left: g(1, 2 ** 16 - 1)
			},
			options(e, n, r, { effect: { of: i }, left: a, source: o, them: s }) {
				for (let c = 0; c < i.length; c++) a & 1 << c && p(r, c, i[c], t.possible(e, n, i[c], o, s));
				r.add(-1);
			},
			prompt: (t, n, { source: r }) => Le.any(e.source(r)),
			face: (e, t, n, { effect: { of: r } }) => n === -1 ? He : Je(r[n], Xe(r, n)),
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
		"power/use": l({
			args: { sources: s },
			options(e, r, i, { sources: a }) {
				let o = !0;
				for (let s = 0; s < a.length; s++) {
					let c = a[s];
					if (a.indexOf(c) !== s) continue;
					let l = d[c];
					for (let a = 0; a < l.of.length; a++) {
						let s = l.of[a], u = l.of.length > 1 ? t.isOpen(e, r, s, c, n) : t.possible(e, r, s, c, n);
						p(i, be(c, a), s, u) && !l.optional[a] && (o = !1);
					}
				}
				o && i.add(-1);
			},
			prompt: (t, n, { sources: r }) => ({
				say: "power-use",
				sources: r.map(e.source)
			}),
			face(t, n, r, { sources: i }) {
				if (r === -1) return He;
				let a = Se(r), { of: o } = d[a], s = o[xe(r)], c = e.source(a), l = i.some((t) => t !== a && e.source(t) === c) ? `${c}:${a}` : c;
				return {
					id: o.length > 1 ? `${l}:${Qe(o, xe(r))}` : l,
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
				let a = Se(r), o = i.indexOf(a);
				i.length > 1 && e.push("power/use", n, { sources: i.toSpliced(o, 1) }), t.accept(e, n, d[a].of[xe(r)], a);
			}
		}),
		"power/may": l({
			args: u(),
			options(e, n, r, { effect: i, source: a, them: o }) {
				p(r, 0, i.of, t.possible(e, n, i.of, a, o)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => Le.may(e.source(r)),
			face: (e, t, n, { effect: r }) => n === -1 ? Ve : Je(r.of, "do"),
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.accept(e, n, i.of, a, o);
			}
		}),
		"power/pay": l({
			args: u(),
			options(n, r, i, { effect: a, source: o, them: s }) {
				let { cost: c } = a;
				Ge(c) ? e.places[c.from].offer(n, r, i) : p(i, 0, a, t.possible(n, r, a, o, s)), i.add(-1);
			},
			prompt: (t, n, { effect: r, source: i }) => ({
				...Le.pay(e.source(i)),
				effect: v(r)
			}),
			face(t, n, r, { effect: i }) {
				if (r === -1) return Ve;
				let { cost: a } = i;
				return Ge(a) ? {
					...e.places[a.from].face(t, n, r),
					effect: v(i.of)
				} : Je(i, "pay");
			},
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				if (!Ge(i.cost)) return t.accept(e, n, i, a, o);
				let s = e.height;
				return t.moveCard(e, n, i.cost, r, a, o), t.afterwards(e, s, n, i.of, a, o);
			}
		}),
		"power/card": l({
			args: {
				...u(),
				left: g(1)
			},
			alwaysAsk: (t, n, { effect: r }) => e.places[r.from].isHidden === !0,
			options: (t, n, r, { effect: i, them: a }) => e.places[i.from].offer(t, f(i, n, a), r),
			prompt: (t, n, { effect: r, source: i, left: a }) => ({
				...(r.op === "lose" ? Le.lose : Le.rob)(e.source(i)),
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
		"power/cards": o({
			args: {
				...u(),
				left: g(1)
			},
			run: (e, n, { effect: r, left: i, source: a, them: o }) => t.moveCards(e, n, r, i, a, o)
		}),
		"power/aim": l({
			args: u(),
			options(t, n, r) {
				let i = e.rivals(t, n);
				for (let e = 0; e < i.length; e++) r.add(i[e]);
			},
			prompt: (t, n, { source: r }) => Le.aim(e.source(r)),
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
		"power/take": l({
			args: u(),
			options(t, n, r, { effect: i, them: a }) {
				qe(r, 0, e.takeable(t, a, i.amounts)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => Le.take(e.source(r)),
			face: (e, t, n, { effect: r, them: i }) => n === -1 ? Ve : Ye(r.amounts, Se(n), i),
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.takeFrom(e, n, o, i.amounts, Se(r), a);
			}
		}),
		"power/acquire": l({
			args: u(),
			options(t, n, r, { effect: i }) {
				let { from: a, filter: o } = We(i);
				e.supplies[a].offer(t, n, o, r), i.op === "may" && r.add(-1);
			},
			prompt: (t, n, { source: r }) => Le.acquire(e.source(r)),
			face: (t, n, r, { effect: i }) => r === -1 ? Ve : e.supplies[We(i).from].face(t, n, r),
			resolve(t, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && (t.resolved(a), e.supplies[We(i).from].take(t, n, r, a, o));
			}
		})
	};
}
function We(e) {
	return e.op === "may" ? e.of : e;
}
function Ge(e) {
	return e.op === "lose" && e.n === 1 && !e.random;
}
function Ke(e, t) {
	return e.op === "take" && e.upTo && t !== n;
}
function qe(e, t, n) {
	for (let r = n; r > 0; r--) e.add(be(r, t));
}
function Je(e, t) {
	return {
		id: t,
		note: {
			say: "power-do",
			effect: v(e)
		},
		effect: v(e)
	};
}
function Ye(e, t, n) {
	let r = ge(e) ?? "";
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
function Xe(e, t) {
	let n = we(e[t]);
	return $e(e, t, (e) => we(e) === n) ? n : `${n}:${t}`;
}
function Ze(e, t) {
	let n = e[t], r = Je(n, Xe(e, t));
	return n.op === "gain" || n.op === "take" ? r : {
		...r,
		was: `${n.op}:${t}`
	};
}
function Qe(e, t) {
	let n = et(e[t]);
	return n !== void 0 && $e(e, t, (e) => et(e) === n) ? n : Xe(e, t);
}
function $e(e, t, n) {
	return !e.some((e, r) => r !== t && n(e));
}
function et(e) {
	return e.op === "gain" ? ge(e.amounts) : void 0;
}
function tt(e) {
	return e.op === "take" ? ge(e.amounts) : void 0;
}
// ../h/base/packages/powers/src/worth.ts
var nt = {
	gain: ({ amounts: e, per: t }) => rt(it(e), t),
	spend: ({ amounts: e, per: t }) => {
		let n = rt(it(e), t);
		return (e) => -n(e);
	},
	lose: ({ from: e, n: t }) => (n) => -n.lose(e, t),
	rob: ({ from: e, n: t, keep: n }) => (r) => r.rob(e, t, n),
	all({ of: e }) {
		let t = e.map(st);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += t[r](e);
			return n;
		};
	},
	any({ of: e }) {
		let t = e.map(st);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += Math.max(0, t[r](e));
			return n;
		};
	},
	or({ of: e }) {
		let t = e.map(st);
		return (e) => {
			let n = -Infinity;
			for (let r = 0; r < t.length; r++) n = Math.max(n, t[r](e));
			return n;
		};
	},
	may({ of: e }) {
		let t = st(e);
		return (e) => Math.max(0, t(e));
	},
	pay({ cost: e, of: t }) {
		let [n, r] = [st(e), st(t)];
		return (e) => Math.max(0, n(e) + r(e));
	},
	given({ count: e, least: t, of: n }) {
		let r = st(n);
		return (n) => n.count(e) >= t ? r(n) : 0;
	},
	aim: ({ of: e }) => st(e),
	take({ amounts: e }) {
		let t = it(e);
		return (e) => t(e) * 1.2;
	},
	acquire: ({ from: e, filter: t }) => (n) => n.acquire(e, t),
	act: ({ action: e }) => (t) => t.act(e),
	each({ who: e, of: t }) {
		let n = st(t), r = e === "player" ? .3 : -.3;
		return (e) => n(e) * r;
	},
	verb: ({ verb: e, n: t }) => (n) => n.verb(e, t)
};
function rt(e, t) {
	return t === null ? e : (n) => e(n) * n.count(t);
}
function it(e) {
	let [t, ...n] = he(e);
	if (t === void 0) return () => 0;
	let [r, i] = t;
	return n.length === 0 ? ({ resources: e }) => i * (e[r] ?? 0) : (t) => at(e, t);
}
function at(e, { resources: t }) {
	let n = 0;
	for (let r in t) n += e[r] * t[r];
	return n;
}
var ot = /* @__PURE__ */ new WeakMap();
function st(e) {
	let t = ot.get(e);
	return t === void 0 && (t = _(nt, e), ot.set(e, t)), t;
}
function b(e, t) {
	return st(e)(t);
}
// ../h/base/packages/powers/src/appraisal.ts
var ct = () => () => 0;
function lt(e, t, n = {}) {
	let r = {
		"power/or"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => {
				if (e === -1) return i.pass;
				let t = r[xe(e)], n = Se(e);
				return n > 0 ? dt(t, n, i.prices) : ut(i, t);
			};
		},
		"power/any"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : ut(i, r[e]);
		},
		"power/use"(n, r) {
			let i = t(n, r);
			return (t) => t === -1 ? i.pass : ut(i, ve(e.effect(Se(t)))[xe(t)]);
		},
		"power/may"(e, n, { effect: r }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : ut(i, r.of);
		},
		"power/pay"(e, n, { effect: r }) {
			let i = t(e, n), { cost: a, of: o } = r;
			return (e) => e === -1 ? i.pass : Ge(a) ? i.pay(a.from, e, o) : ut(i, r);
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
			return (e) => e === -1 ? a : dt(r, Se(e), i);
		},
		"power/acquire"(e, n, { effect: r }) {
			let i = t(e, n), { from: a } = We(r);
			return (e) => e === -1 ? i.pass : i.acquire(a, e);
		}
	};
	return {
		...Object.fromEntries(Object.keys(n).map((e) => [e, ct])),
		...r
	};
}
var ut = ({ effect: e, prices: t }, n) => e === void 0 ? b(n, t) : e(n);
function dt({ amounts: e }, t, { resources: n }) {
	return t * n[ge(e)];
}
// ../h/base/packages/powers/src/own.ts
var x = (e, t) => Object.hasOwn(e, t) ? e[t] : void 0;
// ../h/base/packages/powers/src/rows.ts
function ft(e, t) {
	let n = e, r = t.indexOf(":"), [i, a] = [t.slice(0, Math.max(r, 0)), t.slice(r + 1)];
	return x(pt, i)?.(n, a) ?? x(n.resources, t)?.[1] ?? x(n.signs, t);
}
var pt = {
	count: (e, t) => x(e.counts, t)?.label,
	at: (e, t) => x(e.timings, t)?.label,
	modify: (e, t) => x(e.modifiers, t)?.label,
	card: (e, t) => x(e.supplies, t)?.label,
	place: (e, t) => x(e.places, t)?.label,
	action: (e, t) => x(e.actions, t)?.label,
	verb: (e, t) => x(e.verbs, t)?.label,
	filter(e, t) {
		let n = t.indexOf(":"), r = x(e.filters, n < 0 ? t : t.slice(0, n));
		return typeof r == "object" ? x(r, t.slice(n + 1)) : r;
	}
};
// ../h/base/packages/powers/src/grammar-en.ts
function mt(e, [t, n]) {
	return `${e} ${e === 1 ? t : n}`;
}
function ht(e) {
	let t = e, n = (e) => wt(e.map(([e, n]) => mt(n, t.resources[e])), "and"), r = (e) => `for ${t.counts[e].each}`, i = (e) => e === null ? "" : ` ${r(e)}`;
	return {
		gain: (e, t) => `gain ${n(e)}${i(t)}`,
		spend: (e, t, r) => `pay ${_t[r]}${n(e)}${i(t)}`,
		lose: (e, n, r) => t.places[e].lose(n, r),
		rob: (e, n, r, i) => t.places[e].rob(n, r, i),
		all: (e) => Ct(e, gt).map((e, t, n) => t === 0 ? e : `${vt.test(n[t - 1]) ? ";" : ","} then ${e}`).join(""),
		any: (e) => {
			if (!e.every((e) => e.startsWith("you may "))) return `in any order, each if you wish: ${e.join("; ")}`;
			let [t = "", ...n] = Ct(e, gt);
			return n.length === 0 ? t : `you may ${wt([t, ...n].map(xt), "and")}, in any order`;
		},
		or: (e) => `either ${e.join(", or ")}`,
		may: (e) => yt.test(e) ? `if you wish, ${e}` : `you may ${xt(e)}`,
		pay: (e, t) => bt.test(e) || yt.test(t) ? `you may ${xt(e)}; if you do, ${t}` : `you may ${xt(e)} to ${xt(t)}`,
		given: (e, n, r) => `if you have ${St(n, t.counts[e])}, ${r}`,
		aim: (e) => `choose an opponent and ${e}`,
		take: (e, t, r) => `take ${t ? "up to " : ""}${n(e)} from ${_t[r].trimEnd()}`,
		acquire: (e, n) => `take ${t.supplies[e].say(n)} for free`,
		act: (e) => `you may ${t.actions[e].say}`,
		each: (e, t) => e === "player" ? `every player, from you on round the table: ${t}` : `every opponent, round the table: ${t}`,
		verb: (e, n) => t.verbs[e].say(n),
		at: (e, n) => `${t.timings[e].when}, ${n}`,
		always: ({ modify: e, by: n }) => t.modifiers[e].say(n),
		sentence: (e) => `${Tt(e)}.`,
		deed: (e) => Tt(e.replace(/^(?:you may|if you wish,) /, "")),
		titled: (e, t) => `${e}: ${Tt(t)}.`,
		series: (e) => e.join("; "),
		amounts: n,
		per: r,
		label: (e) => ft(t, e)
	};
}
var gt = (e, t) => `${e}, up to ${t === 2 ? "twice" : `${t} times`}`, _t = {
	bank: "",
	opponent: "them ",
	owner: "the owner "
}, vt = /^(either|you may|choose an opponent|every|in any order,|if you) /, yt = /^(every|in any order,|if you) /, bt = /^either |, then /;
function xt(e) {
	return e.replace(/^you may /, "");
}
function St(e, { label: t, many: n }) {
	return `at least ${e} ${n ?? `(${t})`}`;
}
function Ct(e, t) {
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
function wt(e, t) {
	return e.length < 2 ? e[0] ?? "nothing" : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function Tt(e) {
	return `${e.charAt(0).toUpperCase()}${e.slice(1)}`;
}
// ../h/base/packages/powers/src/noun-en.ts
function Et(e) {
	let t = typeof e == "string" ? e : e.text;
	return h`${/^[aeiou]/i.test(t) ? "an" : "a"} ${e}`;
}
// ../h/base/packages/powers/src/grants.ts
var Dt = "grants/gate", Ot = { say: "grants-ask" }, kt = { say: "grants-go-on" }, At = (e) => -2 - e, jt = (e) => Math.max(-1, -2 - e);
function Mt(e, t, n) {
	let i = e, a = [], o = [], s = {};
	for (let e of Object.keys(i.terms.resources)) s[e] = 0;
	function c(e, t, r) {
		return r.length = 0, n.held(e, t, r), r;
	}
	function u(e, n, r) {
		let o = c(e, n, a);
		for (let a = 0; a < o.length; a++) {
			let s = o[a];
			o.indexOf(s) === a && t.possible(e, n, i.effect(s), s) && r.add(At(s));
		}
	}
	function d(e, t) {
		let n = i.source(t), r = v(i.effect(t));
		return {
			id: `grant:${n}`,
			note: {
				say: "use-power",
				card: n,
				effect: r
			},
			ref: i.ref(t, e),
			effect: r
		};
	}
	function f(e, a) {
		return {
			...a,
			options(e, t, n, r) {
				a.options(e, t, n, r), u(e, t, n);
			},
			face(e, t, n, r) {
				let i = jt(n);
				return i < 0 ? a.face(e, t, n, r) : d(t, i);
			},
			fallback(e, t, n, i) {
				let o = new r();
				return a.options(e, t, o, i), a.fallback?.(e, t, o, i) ?? [o.code(0)];
			},
			resolve(r, o, s, c) {
				let l = jt(s);
				return l < 0 ? a.resolve(r, o, s, c) : (r.push(e, o, c), t.push(r, o, i.effect(l), l), n.leaves(r, o, l));
			}
		};
	}
	let p = l({
		fits: (e, t, n, r) => i.fits?.(e, t, "grants/gate", r, -1) ?? !0,
		options: (e, t, n) => n.add(0),
		prompt: () => Ot,
		face: () => ({
			id: "go-on",
			note: kt,
			ref: "turn"
		}),
		resolve: () => {}
	});
	return {
		within(e) {
			let t = Object.entries({
				...e,
				[Dt]: p
			});
			return Object.fromEntries(t.map(([e, t]) => [e, t.kind === "choose" ? f(e, t) : t]));
		},
		gate(e, t) {
			c(e, t, a).length > 0 && e.push(Dt, t);
		},
		brought(e, t) {
			let n = c(e, t, o), r = (n) => i.counts[n](e, t);
			for (let e of Object.keys(s)) {
				s[e] = 0;
				for (let t of n) s[e] += y(i.effect(t), e, r);
			}
			return s;
		}
	};
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
		let u = ye(c.effect), d = Ft[r];
		return d === void 0 ? !0 : d.includes(u.op) ? It.has(r) || t(i, a, u, l, c.them) : !1;
	};
	return Object.fromEntries(Object.entries(r).map(([e, t]) => [e, {
		...t,
		fits: i(e)
	}]));
}
function Rt(e, t) {
	return zt(e, t) || _e(ye(t)).some((t) => Rt(e, v(t)));
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
			perform: (e, t, n, r, i) => e.push("power/or", t, Ut(n, r, i))
		},
		may: {
			possible: (e, t, { of: n }, r, i) => c(e, t, n, r, i),
			perform(e, n, i, a, o) {
				if (Ae(i.of)) p(e, n, i.of, a, o);
				else if (i.of.op === "gain" && t.gainIfWished !== void 0) {
					let { amounts: o, per: s } = i.of;
					e.resolved(a), t.gainIfWished(e, n, o, r(e, n, s), a);
				} else {
					let t = i.of.op === "acquire" ? "power/acquire" : "power/may";
					e.push(t, n, Ut(i, a, o));
				}
			}
		},
		pay: {
			possible: (e, n, { cost: r, of: i }, a, o) => d(e, n, r, a, o) && (c(e, n, i, a, o) || t.opens?.(e, n, r, i) === !0),
			perform: (e, t, n, r, i) => e.push("power/pay", t, Ut(n, r, i))
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
				t.rivals(e, r).length === 0 ? p(e, r, i.of, a, n) : e.push("power/aim", r, Ut(i, a, n));
			}
		},
		take: {
			possible: (e, r, { amounts: i }, a, o) => (o !== n || t.rivals(e, r).length === 0) && t.takeable(e, o, i) > 0,
			perform(e, r, i, a, o) {
				i.upTo && o !== n ? e.push("power/take", r, Ut(i, a, o)) : ie(e, r, o, i.amounts, t.takeable(e, o, i.amounts), a);
			}
		},
		acquire: {
			possible: (e, n, { from: r, filter: i }) => t.supplies[r].has(e, n, i),
			perform: (e, t, n, r, i) => e.push("power/acquire", t, Ut(n, r, i))
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
				let s = t.rivals(e, n), c = Ut(i, a, n);
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
			if (o.op !== "gain" && !Ae(o) && !c(e, t, o, r, i)) return !1;
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
		e.changedSince(t) ? e.pushBelow(t, "power", n, Ut(r, i, a)) : p(e, n, r, i, a);
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
		e.push("power", t, Ut(r, i, a));
	}
	function ie(e, n, r, i, a, o) {
		e.resolved(o), t.take(e, n, r, i, a, o);
	}
	return {
		possible: c,
		perform: p,
		accept: m,
		book: ne,
		isOptional: Ae,
		push: re,
		use(e, t, n) {
			n.length > 0 && e.push("power/use", t, { sources: n });
		},
		useTogether(e, t, n) {
			n.length > 0 && e.together("power/use", t, { sources: n });
		},
		steps: Lt(t, (e, t, r, i, a = n) => c(e, t, r, i, a) || f(e, t, r, i, a), Ue(t, {
			possible: c,
			isOpen: d,
			perform: p,
			accept: m,
			isOptional: Ae,
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
function Ut(e, t, n) {
	return {
		effect: v(e),
		source: t,
		them: n
	};
}
// ../h/base/packages/powers/src/language.ts
function Wt(e) {
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
var Gt = {
	gain: ({ amounts: e, per: t }, n) => Yt(e, t, n),
	spend: (e, t) => `pay ${Xt(e, t)}`,
	lose: ({ from: e, n: t, random: n }, r) => `lose ${Zt(e, t, n, r)}`,
	rob: ({ from: e, n: t, random: n, keep: r }, i) => `${r ? "rob" : "scrap"} ${Zt(e, t, n, i)}`,
	all: ({ of: e }, t) => Qt(e, " + ", t),
	any: ({ of: e }, t) => Qt(e, " & ", t),
	or: ({ of: e }, t) => Qt(e, " / ", t),
	may: ({ of: e }, t) => `may ${$t(e, t)}`,
	pay: ({ cost: e, of: t }, n) => `${e.op === "spend" ? Xt(e, n) : $t(e, n)} → ${$t(t, n)}`,
	given: ({ count: e, least: t, of: n }, r) => `if ${t} ${r.counts[e]}: ${$t(n, r)}`,
	aim: ({ of: e }, t) => `◎ ${$t(e, t)}`,
	take: ({ amounts: e, upTo: t }, n) => `take ${t ? "≤ " : ""}${Jt(e, n)}`,
	acquire: ({ from: e, filter: t }, n) => [
		"free",
		n.supplies[e],
		...qt(t, n)
	].join(" "),
	act: ({ action: e }, t) => t.actions[e],
	each: ({ who: e, of: t }, n) => `each ${e}: ${$t(t, n)}`,
	verb: ({ verb: e, n: t }, n) => Kt(n.verbs[e], t)
};
function Kt(e, t) {
	return e.replace("#", String(t));
}
function qt(e, { filters: t }) {
	return Object.entries(e).map(([e, n]) => {
		let r = t[e];
		return typeof r == "string" ? Kt(r, Number(n)) : r[String(n)];
	});
}
function Jt(e, { resources: t }) {
	return he(e).map(([e, n]) => `${n}${t[e]}`).join(" ") || "0";
}
function Yt(e, t, n) {
	return t === null ? Jt(e, n) : `${Jt(e, n)} × ${n.counts[t]}`;
}
function Xt({ amounts: e, per: t, to: n }, r) {
	return `${n === "them" ? "them " : ""}${Yt(e, t, r)}`;
}
function Zt(e, t, n, { places: r }) {
	return `${n ? "random " : ""}${t === 1 ? "" : `${t} `}${r[e]}`;
}
function Qt(e, t, n) {
	return e.map((e) => $t(e, n)).join(t);
}
function $t(e, t) {
	let n = en(e, t), { op: r } = e;
	return r === "or" || r === "all" || r === "any" || r === "pay" ? `(${n})` : n;
}
function en(e, t) {
	return _(Gt, e, t);
}
// ../h/base/packages/powers/src/rivals.ts
var tn = Array.from({ length: t + 1 }, (e, t) => Array.from({ length: t }, (e, n) => Array.from({ length: t - 1 }, (e, r) => (n + 1 + r) % t)));
function nn(e, t) {
	return tn[e][t];
}
// ../h/base/packages/powers/src/sentence.ts
var rn = {
	gain: ({ amounts: e, per: t }, n) => n.gain(he(e), t),
	spend: ({ amounts: e, per: t, to: n }, r, i) => r.spend(he(e), t, n === "bank" ? n : i),
	lose: ({ from: e, n: t, random: n }, r) => r.lose(e, t, n),
	rob: ({ from: e, n: t, random: n, keep: r }, i) => i.rob(e, t, n, r),
	all: ({ of: e }, t, n) => t.all(an(e, t, n)),
	any: ({ of: e }, t, n) => t.any(an(e, t, n)),
	or: ({ of: e }, t, n) => t.or(an(e, t, n)),
	may: ({ of: e }, t, n) => t.may(_(rn, e, t, n)),
	pay: ({ cost: e, of: t }, n, r) => n.pay(_(rn, e, n, r), _(rn, t, n, r)),
	given: ({ count: e, least: t, of: n }, r, i) => r.given(e, t, _(rn, n, r, i)),
	aim: ({ of: e }, t) => t.aim(_(rn, e, t, "opponent")),
	take: ({ amounts: e, upTo: t }, n, r) => n.take(he(e), t, r),
	acquire: ({ from: e, filter: t }, n) => n.acquire(e, t),
	act: ({ action: e }, t) => t.act(e),
	each: ({ who: e, of: t }, n) => n.each(e, _(rn, t, n, "owner")),
	verb: ({ verb: e, n: t }, n) => n.verb(e, t)
};
function an(e, t, n) {
	return e.map((e) => _(rn, e, t, n));
}
function on(e, t) {
	return _(rn, e, t, "opponent");
}
function sn(e, t) {
	return t.sentence(on(e, t));
}
function cn(e, t) {
	return t.deed(on(e, t));
}
function ln(e, t, n) {
	let r = he(e);
	return r.length === 0 ? [t.amounts([])] : le(r.map(([e, n]) => ({
		text: t.amounts([[e, n]]),
		amount: e,
		n
	})), ", ", ` ${n} `);
}
// ../h/base/packages/powers/src/terms.ts
function un(e) {
	return e;
}
// ../h/base/games/margraves/vocabulary/terms.ts
var dn = un({
	resources: {
		gold: "G",
		strength: "S",
		stone: "stone",
		wood: "wood",
		magic: "M",
		wild: "wild",
		gem: "gem",
		knight: "knight",
		influence: "I"
	},
	counts: { towers: "tower" },
	timings: {},
	modifiers: {},
	supplies: {},
	filters: {},
	places: {},
	actions: {
		move: "move",
		deploy: "deploy",
		"deploy-anywhere": "deploy anywhere",
		send: "send a knight",
		ship: "ship",
		slay: "slay",
		hire: "hire",
		"hire-for-two": "hire for 2G",
		"hire-free": "hire for nothing"
	},
	verbs: {
		"move-anywhere": "move anywhere",
		"send-knight": "must send a knight",
		rally: "rally #",
		raise: "raise #",
		retrieve: "retrieve",
		privilege: "tile #"
	},
	signs: [
		"guild:worker",
		"guild:soldier",
		"guild:shadow",
		"guild:holy",
		"banner:fish",
		"banner:lion",
		"banner:stag",
		"banner:raven",
		"banner:boar",
		"lair:hills",
		"lair:ruins",
		"lair:forest",
		"lair:swamp",
		"card:citizens",
		"card:monsters",
		"card:tiles",
		"tower",
		"margrave",
		"recall",
		"build",
		"grant",
		"end-of-game",
		"tomb",
		"vp",
		"first-player"
	]
}), S = [
	"stone",
	"wood",
	"magic"
], C = [
	"stone",
	"wood",
	"magic",
	"gem",
	"knight"
], fn = [
	"worker",
	"soldier",
	"shadow",
	"holy"
], { act: w, all: T, each: E, gain: D, may: pn, or: mn, pay: O, per: hn, spendTo: gn, verb: k } = Wt(dn), _n = {
	worker: T(pn(D({ wild: 1 })), w("move"), w("deploy")),
	soldier: T(pn(D({ strength: 1 })), w("move"), w("deploy")),
	shadow: T(pn(D({ gold: 2 })), w("move"), w("deploy")),
	holy: T(w("move"), w("move"), w("deploy"))
}, vn = {
	copies: null,
	source: "rulebook",
	standIns: ["guild", "pennant"]
}, A = {
	source: "rulebook",
	standIns: ["copies", "pennant"]
}, yn = {
	guild: "shadow",
	source: "rulebook",
	standIns: ["copies"]
}, j = [
	{
		id: "merchant",
		name: "Merchant",
		guild: "worker",
		power: T(D({
			gold: 4,
			wild: 1
		}), E("player", O({ gold: 1 }, D({ wild: 1 })))),
		...vn
	},
	{
		id: "alchemist",
		name: "Alchemist",
		guild: "shadow",
		power: T(D({ gold: 5 }), O({ gold: 1 }, D({ wild: 1 })), E("player", hn("towers", D({ gold: 1 })))),
		...vn
	},
	{
		id: "paladin",
		name: "Paladin",
		guild: "holy",
		power: T(D({
			strength: 1,
			magic: 1
		}), w("slay"), E("player", hn("towers", D({ strength: 1 })))),
		...vn
	},
	{
		id: "captain",
		name: "Captain",
		guild: "soldier",
		power: T(D({
			strength: 1,
			knight: 1
		}), w("slay"), E("player", O({ gold: 1 }, D({ knight: 1 })))),
		...vn
	},
	{
		id: "cleric",
		name: "Cleric",
		guild: "holy",
		copies: [
			2,
			2,
			3,
			4
		],
		power: T(D({ magic: 1 }), w("move"), k("retrieve")),
		...A
	},
	{
		id: "priestess",
		name: "Priestess",
		guild: "holy",
		copies: [
			2,
			2,
			3,
			5
		],
		power: T(mn(D({ magic: 2 }), D({ strength: 2 })), w("slay"), E("player", O({ gold: 1 }, D({ strength: 1 })))),
		...A
	},
	{
		id: "monk",
		name: "Monk",
		guild: "holy",
		copies: [
			2,
			2,
			4,
			5
		],
		power: T(D({
			gold: 2,
			magic: 1
		}), w("send")),
		...A
	},
	{
		id: "artificer",
		name: "Artificer",
		guild: "holy",
		copies: [
			2,
			4,
			5
		],
		power: T(D({
			strength: 1,
			stone: 1,
			magic: 1
		}), E("opponent", O(gn({ gold: 2 }), D({
			strength: 1,
			stone: 1
		})))),
		...A
	},
	{
		id: "champion",
		name: "Champion",
		guild: "soldier",
		copies: [
			2,
			2,
			3,
			4
		],
		power: T(D({ strength: 3 }), w("slay"), E("player", O({ gold: 1 }, D({ strength: 1 })))),
		...A
	},
	{
		id: "ranger",
		name: "Ranger",
		guild: "soldier",
		copies: [
			2,
			2,
			3,
			5
		],
		power: T(D({ strength: 1 }), w("move"), w("slay")),
		...A
	},
	{
		id: "bogatyr",
		name: "Bogatyr",
		guild: "soldier",
		copies: [
			2,
			2,
			4,
			5
		],
		power: T(mn(D({ strength: 2 }), D({ knight: 2 })), w("deploy-anywhere"), w("slay")),
		...A
	},
	{
		id: "warlord",
		name: "Warlord",
		guild: "soldier",
		copies: [
			2,
			4,
			5
		],
		power: T(D({ strength: 1 }), k("send-knight"), w("slay")),
		...A
	},
	{
		id: "bard",
		name: "Bard",
		guild: "worker",
		copies: [
			2,
			2,
			3,
			4
		],
		power: T(k("rally", 2), w("deploy")),
		...A
	},
	{
		id: "town-crier",
		name: "Town Crier",
		guild: "worker",
		copies: [
			2,
			2,
			3,
			5
		],
		power: T(w("hire-for-two"), k("retrieve")),
		...A
	},
	{
		id: "trader",
		name: "Trader",
		guild: "worker",
		copies: [
			2,
			2,
			4,
			5
		],
		power: T(D({
			gold: 2,
			wild: 1
		}), mn(w("ship"), pn(D({ wild: 1 }))), E("player", O({ wild: 1 }, D({ gold: 3 })))),
		...A
	},
	{
		id: "lumberjack",
		name: "Lumberjack",
		guild: "worker",
		copies: [
			2,
			3,
			5
		],
		power: T(D({
			strength: 2,
			wood: 1
		}), w("slay"), E("player", O({ gold: 1 }, D({ wood: 1 })))),
		...A
	},
	{
		id: "rogue",
		name: "Rogue",
		copies: [
			2,
			2,
			3,
			4
		],
		power: T(D({
			gold: 2,
			strength: 2
		}), mn(w("slay"), pn(D({ gold: 2 }))), E("player", O({ strength: 1 }, D({ gold: 2 })))),
		...yn
	},
	{
		id: "pilot",
		name: "Pilot",
		copies: [
			2,
			2,
			3,
			5
		],
		power: T(mn(w("hire"), pn(D({ wild: 1 }))), k("move-anywhere")),
		...yn
	},
	{
		id: "peddler",
		name: "Peddler",
		copies: [
			2,
			2,
			4,
			5
		],
		power: T(D({
			gold: 2,
			wild: 2
		}), E("opponent", O(gn({ gold: 1 }), D({ wild: 1 })))),
		...yn
	},
	{
		id: "necromancer",
		name: "Necromancer",
		copies: [
			2,
			3,
			5
		],
		power: T(mn(w("slay"), pn(D({ magic: 2 }))), k("raise", 2), E("player", O({ gold: 1 }, D({ magic: 1 })))),
		guild: "shadow",
		source: "rulebook",
		standIns: ["copies", "power"]
	}
], M = {
	spaces: 4,
	points: [
		1,
		2,
		3,
		4,
		5,
		6
	],
	thresholds: [
		2,
		3,
		4,
		5,
		6
	],
	source: "rulebook",
	standIns: [
		"spaces",
		"points",
		"thresholds"
	]
}, bn = [
	1,
	1,
	3,
	2,
	2
], N = {
	source: "reconstructed",
	standIns: []
}, xn = [
	{
		id: "wheel-1",
		reward: D({ gold: 2 }),
		...N
	},
	{
		id: "wheel-2",
		reward: D({ influence: 1 }),
		...N
	},
	{
		id: "wheel-3",
		reward: D({ gold: 3 }),
		...N
	},
	{
		id: "wheel-4",
		reward: k("privilege", 1),
		...N
	},
	{
		id: "wheel-5",
		reward: D({ gold: 2 }),
		...N
	},
	{
		id: "wheel-6",
		reward: D({ influence: 1 }),
		...N
	},
	{
		id: "wheel-7",
		reward: D({ gold: 3 }),
		...N
	},
	{
		id: "wheel-8",
		reward: k("privilege", 2),
		...N
	}
], Sn = [
	{
		id: "tomb-row-1",
		reward: D({
			stone: 1,
			wood: 1
		}),
		source: "rulebook",
		standIns: ["row"]
	},
	{
		id: "tomb-row-2",
		reward: D({
			wood: 1,
			magic: 1
		}),
		...N
	},
	{
		id: "tomb-row-3",
		reward: D({
			stone: 1,
			magic: 1
		}),
		...N
	}
], Cn = [
	{
		id: "tomb-column-1",
		reward: D({ gold: 3 }),
		...N
	},
	{
		id: "tomb-column-2",
		reward: D({ strength: 2 }),
		...N
	},
	{
		id: "tomb-column-3",
		reward: D({ wild: 1 }),
		...N
	},
	{
		id: "tomb-column-4",
		reward: D({ influence: 1 }),
		...N
	}
], wn = [
	4,
	6,
	7,
	9,
	11
], Tn = [
	{
		stone: 6,
		wood: 6,
		magic: 6,
		gem: 5,
		knight: 20
	},
	{
		stone: 6,
		wood: 6,
		magic: 6,
		gem: 5,
		knight: 20
	},
	{
		stone: 8,
		wood: 8,
		magic: 8,
		gem: 6,
		knight: 20
	},
	{
		stone: 10,
		wood: 10,
		magic: 10,
		gem: 8,
		knight: 20
	},
	{
		stone: 12,
		wood: 12,
		magic: 12,
		gem: 9,
		knight: 20
	}
], P = [
	{
		id: "shilina",
		name: "Shilina",
		roads: ["namin", "thraecius"],
		lairs: ["hills"],
		guilds: ["worker", "shadow"],
		power: w("hire"),
		slots: [
			T(D({ gold: 1 }), k("privilege", 1)),
			D({ gold: 4 }),
			D({ strength: 2 })
		],
		at: [30, 15],
		source: "rulebook",
		standIns: [
			"guilds",
			"lairs",
			"slots",
			"at"
		]
	},
	{
		id: "namin",
		name: "Namin",
		roads: ["shilina", "silesia"],
		lairs: ["hills"],
		guilds: ["worker", "soldier"],
		power: D({ stone: 1 }),
		slots: [
			D({ wild: 2 }),
			D({
				knight: 1,
				influence: 2
			}),
			D({ gold: 7 })
		],
		at: [62, 12],
		source: "rulebook",
		standIns: [
			"guilds",
			"lairs",
			"slots",
			"at"
		]
	},
	{
		id: "silesia",
		name: "Silesia",
		roads: [
			"namin",
			"viktoria",
			"nymar"
		],
		lairs: ["hills", "ruins"],
		guilds: ["soldier", "holy"],
		power: O({ gold: 1 }, D({ wild: 1 })),
		slots: [
			D({
				strength: 2,
				influence: 2
			}),
			D({
				gold: 3,
				wild: 2
			}),
			T(D({ gold: 3 }), k("privilege", 1))
		],
		at: [85, 30],
		source: "rulebook",
		standIns: [
			"roads",
			"guilds",
			"lairs",
			"slots",
			"at"
		]
	},
	{
		id: "viktoria",
		name: "Viktoria",
		roads: [
			"silesia",
			"inkadeus",
			"thraecius"
		],
		lairs: ["ruins"],
		guilds: ["soldier", "holy"],
		power: D({ strength: 1 }),
		slots: [
			D({
				gold: 3,
				knight: 1,
				influence: 2
			}),
			T(D({ strength: 2 }), k("privilege", 1)),
			D({
				gold: 3,
				wild: 2
			})
		],
		at: [88, 62],
		source: "rulebook",
		standIns: [
			"roads",
			"guilds",
			"lairs",
			"slots",
			"at"
		]
	},
	{
		id: "inkadeus",
		name: "Inkadeus",
		roads: ["viktoria", "nymar"],
		lairs: ["forest"],
		guilds: ["worker", "holy"],
		power: D({ wood: 1 }),
		slots: [
			D({
				wood: 2,
				influence: 2
			}),
			D({
				gold: 4,
				influence: 2
			}),
			D({
				gold: 5,
				knight: 2
			})
		],
		at: [68, 85],
		source: "rulebook",
		standIns: [
			"roads",
			"guilds",
			"lairs",
			"power",
			"slots",
			"at"
		]
	},
	{
		id: "nymar",
		name: "Ny'mar",
		roads: [
			"inkadeus",
			"reykstrom",
			"silesia"
		],
		lairs: ["forest", "swamp"],
		guilds: ["worker", "shadow"],
		power: w("ship"),
		slots: [
			D({
				gold: 1,
				influence: 2
			}),
			T(D({ gold: 1 }), k("privilege", 1)),
			D({
				gold: 5,
				knight: 1
			})
		],
		at: [38, 88],
		source: "rulebook",
		standIns: [
			"roads",
			"guilds",
			"lairs",
			"slots",
			"at"
		]
	},
	{
		id: "reykstrom",
		name: "Reykstrom",
		roads: ["nymar", "thraecius"],
		lairs: ["swamp"],
		guilds: ["holy", "shadow"],
		power: D({ magic: 1 }),
		slots: [
			D({
				gold: 3,
				magic: 2
			}),
			D({
				magic: 1,
				influence: 2
			}),
			D({
				strength: 3,
				knight: 1
			})
		],
		at: [14, 66],
		source: "rulebook",
		standIns: [
			"roads",
			"guilds",
			"lairs",
			"power",
			"slots",
			"at"
		]
	},
	{
		id: "thraecius",
		name: "Thraecius",
		roads: [
			"reykstrom",
			"shilina",
			"viktoria"
		],
		lairs: ["swamp"],
		guilds: ["soldier", "shadow"],
		power: O({ wild: 3 }, D({ gem: 1 })),
		slots: [
			D({
				gold: 3,
				influence: 2
			}),
			D({
				strength: 1,
				wild: 2
			}),
			D({
				gold: 1,
				knight: 2
			})
		],
		at: [12, 36],
		source: "rulebook",
		standIns: [
			"roads",
			"guilds",
			"lairs",
			"slots",
			"at"
		]
	}
], En = D({ gold: 2 }), F = [
	"hills",
	"ruins",
	"forest",
	"swamp"
], I = [
	{
		id: "goblin-raiders",
		name: "Goblin Raiders",
		lair: "hills",
		boss: !1,
		strength: 2,
		magic: 0,
		reward: null,
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "goblin-bombers",
		name: "Goblin Bombers",
		lair: "hills",
		boss: !1,
		strength: 4,
		magic: 0,
		reward: D({ stone: 2 }),
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "goblin-shamans",
		name: "Goblin Shamans",
		lair: "hills",
		boss: !1,
		strength: 3,
		magic: 1,
		reward: D({ gold: 3 }),
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "ogre-bully",
		name: "Ogre Bully",
		lair: "hills",
		boss: !1,
		strength: 5,
		magic: 0,
		reward: D({
			gold: 1,
			knight: 1
		}),
		influence: 2,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "goblin-warchief",
		name: "Goblin Warchief",
		lair: "hills",
		boss: !0,
		strength: 7,
		magic: 0,
		reward: D({ gold: 3 }),
		influence: 4,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "skeleton-horde",
		name: "Skeleton Horde",
		lair: "ruins",
		boss: !1,
		strength: 2,
		magic: 1,
		reward: D({ magic: 2 }),
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "restless-wraith",
		name: "Restless Wraith",
		lair: "ruins",
		boss: !1,
		strength: 3,
		magic: 0,
		reward: D({ gold: 1 }),
		influence: 2,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "bone-archers",
		name: "Bone Archers",
		lair: "ruins",
		boss: !1,
		strength: 4,
		magic: 0,
		reward: D({ knight: 2 }),
		influence: 2,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "flame-revenant",
		name: "Flame Revenant",
		lair: "ruins",
		boss: !1,
		strength: 4,
		magic: 1,
		reward: D({ magic: 1 }),
		influence: 3,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "lich-of-the-ruins",
		name: "Lich of the Ruins",
		lair: "ruins",
		boss: !0,
		strength: 6,
		magic: 1,
		reward: D({ magic: 1 }),
		influence: 5,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "warg-pack",
		name: "Warg Pack",
		lair: "forest",
		boss: !1,
		strength: 3,
		magic: 0,
		reward: D({ wood: 1 }),
		influence: 1,
		source: "rulebook",
		standIns: ["lair", "magic"]
	},
	{
		id: "bane-spiders",
		name: "Bane Spiders",
		lair: "forest",
		boss: !1,
		strength: 4,
		magic: 0,
		reward: D({ gold: 1 }),
		influence: 2,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "wild-treant",
		name: "Wild Treant",
		lair: "forest",
		boss: !1,
		strength: 5,
		magic: 0,
		reward: D({ wood: 3 }),
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "owlbear-pair",
		name: "Owlbear Pair",
		lair: "forest",
		boss: !1,
		strength: 6,
		magic: 0,
		reward: D({ wood: 1 }),
		influence: 3,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "spider-matriarch",
		name: "Spider Matriarch",
		lair: "forest",
		boss: !0,
		strength: 7,
		magic: 1,
		reward: D({ knight: 1 }),
		influence: 5,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "bog-crawlers",
		name: "Bog Crawlers",
		lair: "swamp",
		boss: !1,
		strength: 3,
		magic: 0,
		reward: D({ gold: 2 }),
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "creeping-ooze",
		name: "Creeping Ooze",
		lair: "swamp",
		boss: !1,
		strength: 4,
		magic: 0,
		reward: D({ gold: 4 }),
		influence: 1,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "marsh-witch",
		name: "Marsh Witch",
		lair: "swamp",
		boss: !1,
		strength: 2,
		magic: 2,
		reward: D({ gold: 1 }),
		influence: 2,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "basilisk",
		name: "Basilisk",
		lair: "swamp",
		boss: !1,
		strength: 5,
		magic: 1,
		reward: D({
			wild: 1,
			knight: 1
		}),
		influence: 2,
		source: "reconstructed",
		standIns: []
	},
	{
		id: "swamp-dragon",
		name: "Swamp Dragon",
		lair: "swamp",
		boss: !0,
		strength: 8,
		magic: 1,
		reward: D({ wild: 1 }),
		influence: 6,
		source: "reconstructed",
		standIns: []
	}
], Dn = [
	"fish",
	"lion",
	"stag",
	"raven",
	"boar"
], On = {
	source: "reconstructed",
	standIns: []
}, L = {
	guilds: [],
	banner: null,
	...On
}, R = {
	grant: null,
	banner: null,
	...On
}, z = {
	grant: null,
	guilds: [],
	...On
}, B = [
	{
		id: "i-01",
		level: 1,
		minPlayers: 2,
		grant: D({ gold: 5 }),
		...L
	},
	{
		id: "i-02",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 2,
			wild: 1
		}),
		...L
	},
	{
		id: "i-03",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 1,
			strength: 2
		}),
		...L
	},
	{
		id: "i-04",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 3,
			knight: 2
		}),
		...L
	},
	{
		id: "i-05",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 2,
			influence: 1
		}),
		...L
	},
	{
		id: "i-06",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 1,
			stone: 1,
			wood: 1
		}),
		...L
	},
	{
		id: "i-07",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 1,
			wood: 1,
			magic: 1
		}),
		...L
	},
	{
		id: "i-08",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 1,
			stone: 1,
			magic: 1
		}),
		...L
	},
	{
		id: "i-09",
		level: 1,
		minPlayers: 2,
		grant: T(D({ strength: 1 }), w("slay")),
		...L
	},
	{
		id: "i-10",
		level: 1,
		minPlayers: 2,
		grant: D({ gold: 5 }),
		...L
	},
	{
		id: "i-11",
		level: 1,
		minPlayers: 2,
		grant: D({
			gold: 2,
			wild: 1
		}),
		...L
	},
	{
		id: "i-12",
		level: 1,
		minPlayers: 3,
		grant: T(D({ gold: 3 }), w("move")),
		...L
	},
	{
		id: "i-13",
		level: 1,
		minPlayers: 4,
		grant: D({
			gold: 1,
			strength: 2
		}),
		...L
	},
	{
		id: "i-14",
		level: 1,
		minPlayers: 4,
		grant: D({
			gold: 2,
			influence: 1
		}),
		...L
	},
	{
		id: "i-15",
		level: 1,
		minPlayers: 4,
		grant: T(D({ gold: 3 }), w("deploy")),
		...L
	},
	{
		id: "i-16",
		level: 1,
		minPlayers: 5,
		grant: D({
			gold: 3,
			knight: 2
		}),
		...L
	},
	{
		id: "i-17",
		level: 1,
		minPlayers: 5,
		grant: D({
			gold: 1,
			strength: 1,
			knight: 1
		}),
		...L
	},
	{
		id: "i-18",
		level: 1,
		minPlayers: 5,
		grant: T(D({ gold: 2 }), k("retrieve")),
		...L
	},
	{
		id: "i-19",
		level: 1,
		minPlayers: 2,
		guilds: ["worker"],
		...R
	},
	{
		id: "i-20",
		level: 1,
		minPlayers: 2,
		guilds: ["soldier"],
		...R
	},
	{
		id: "i-21",
		level: 1,
		minPlayers: 2,
		guilds: ["shadow"],
		...R
	},
	{
		id: "i-22",
		level: 1,
		minPlayers: 2,
		guilds: ["holy"],
		...R
	},
	{
		id: "i-23",
		level: 1,
		minPlayers: 3,
		guilds: ["worker"],
		...R
	},
	{
		id: "i-24",
		level: 1,
		minPlayers: 4,
		guilds: ["soldier"],
		...R
	},
	{
		id: "i-25",
		level: 1,
		minPlayers: 5,
		guilds: ["shadow"],
		...R
	},
	{
		id: "i-26",
		level: 1,
		minPlayers: 5,
		guilds: ["holy"],
		...R
	},
	{
		id: "i-27",
		level: 1,
		minPlayers: 2,
		banner: "fish",
		...z
	},
	{
		id: "i-28",
		level: 1,
		minPlayers: 2,
		banner: "lion",
		...z
	},
	{
		id: "i-29",
		level: 1,
		minPlayers: 2,
		banner: "stag",
		...z
	},
	{
		id: "i-30",
		level: 1,
		minPlayers: 2,
		banner: "raven",
		...z
	},
	{
		id: "i-31",
		level: 1,
		minPlayers: 2,
		banner: "boar",
		...z
	},
	{
		id: "i-32",
		level: 1,
		minPlayers: 3,
		banner: "fish",
		...z
	},
	{
		id: "i-33",
		level: 1,
		minPlayers: 3,
		banner: "lion",
		...z
	},
	{
		id: "i-34",
		level: 1,
		minPlayers: 4,
		banner: "stag",
		...z
	},
	{
		id: "i-35",
		level: 1,
		minPlayers: 4,
		banner: "raven",
		...z
	},
	{
		id: "i-36",
		level: 1,
		minPlayers: 5,
		banner: "boar",
		...z
	},
	{
		id: "ii-01",
		level: 2,
		minPlayers: 2,
		grant: D({ gold: 8 }),
		...L
	},
	{
		id: "ii-02",
		level: 2,
		minPlayers: 2,
		grant: D({ gem: 1 }),
		...L
	},
	{
		id: "ii-03",
		level: 2,
		minPlayers: 2,
		grant: D({ strength: 4 }),
		...L
	},
	{
		id: "ii-04",
		level: 2,
		minPlayers: 2,
		grant: D({
			gold: 2,
			influence: 2
		}),
		...L
	},
	{
		id: "ii-05",
		level: 2,
		minPlayers: 2,
		grant: D({ gem: 1 }),
		...L
	},
	{
		id: "ii-06",
		level: 2,
		minPlayers: 2,
		grant: T(D({ gold: 3 }), w("hire-free")),
		...L
	},
	{
		id: "ii-07",
		level: 2,
		minPlayers: 2,
		grant: D({
			gold: 2,
			stone: 1,
			wood: 1,
			magic: 1
		}),
		...L
	},
	{
		id: "ii-08",
		level: 2,
		minPlayers: 2,
		grant: D({
			strength: 2,
			knight: 2
		}),
		...L
	},
	{
		id: "ii-09",
		level: 2,
		minPlayers: 4,
		grant: D({
			gold: 2,
			influence: 2
		}),
		...L
	},
	{
		id: "ii-10",
		level: 2,
		minPlayers: 4,
		grant: T(D({
			gold: 1,
			strength: 2
		}), w("slay")),
		...L
	},
	{
		id: "ii-11",
		level: 2,
		minPlayers: 5,
		grant: T(D({ gold: 4 }), k("move-anywhere")),
		...L
	},
	{
		id: "ii-12",
		level: 2,
		minPlayers: 2,
		guilds: ["worker", "worker"],
		...R
	},
	{
		id: "ii-13",
		level: 2,
		minPlayers: 2,
		guilds: ["soldier", "soldier"],
		...R
	},
	{
		id: "ii-14",
		level: 2,
		minPlayers: 2,
		guilds: ["shadow", "shadow"],
		...R
	},
	{
		id: "ii-15",
		level: 2,
		minPlayers: 2,
		guilds: ["holy", "holy"],
		...R
	},
	{
		id: "ii-16",
		level: 2,
		minPlayers: 3,
		guilds: ["worker", "soldier"],
		...R
	},
	{
		id: "ii-17",
		level: 2,
		minPlayers: 4,
		guilds: ["shadow", "holy"],
		...R
	},
	{
		id: "ii-18",
		level: 2,
		minPlayers: 5,
		guilds: ["worker", "shadow"],
		...R
	},
	{
		id: "ii-19",
		level: 2,
		minPlayers: 5,
		guilds: ["soldier", "holy"],
		...R
	},
	{
		id: "ii-20",
		level: 2,
		minPlayers: 2,
		banner: "fish",
		...z
	},
	{
		id: "ii-21",
		level: 2,
		minPlayers: 2,
		banner: "lion",
		...z
	},
	{
		id: "ii-22",
		level: 2,
		minPlayers: 3,
		banner: "stag",
		...z
	},
	{
		id: "ii-23",
		level: 2,
		minPlayers: 4,
		banner: "raven",
		...z
	},
	{
		id: "ii-24",
		level: 2,
		minPlayers: 5,
		banner: "boar",
		...z
	}
], V = [
	{
		id: "w01",
		reward: D({ gold: 7 }),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w02",
		reward: D({ gold: 7 }),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w03",
		reward: D({
			gold: 4,
			strength: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w04",
		reward: D({
			gold: 4,
			strength: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w05",
		reward: D({
			gold: 4,
			knight: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w06",
		reward: D({
			gold: 4,
			knight: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w07",
		reward: D({
			gold: 3,
			stone: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w08",
		reward: D({
			gold: 3,
			wood: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w09",
		reward: D({
			gold: 3,
			magic: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w10",
		reward: D({
			gold: 3,
			wild: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w11",
		reward: D({
			gold: 3,
			wild: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w12",
		reward: D({
			gold: 1,
			stone: 1,
			wood: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w13",
		reward: D({
			gold: 1,
			wood: 1,
			magic: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w14",
		reward: D({
			gold: 1,
			stone: 1,
			magic: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w15",
		reward: D({
			gold: 3,
			strength: 2
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w16",
		reward: D({
			gold: 3,
			strength: 2
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w17",
		reward: D({
			gold: 3,
			knight: 2
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w18",
		reward: D({
			gold: 2,
			strength: 1,
			knight: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w19",
		reward: D({
			gold: 2,
			strength: 1,
			knight: 1
		}),
		source: "reconstructed",
		standIns: []
	},
	{
		id: "w20",
		reward: D({
			gold: 2,
			influence: 1
		}),
		source: "reconstructed",
		standIns: []
	}
], kn = {
	squire: 32,
	margrave: 38,
	legend: 46
}, An = [
	"margrave",
	"squire",
	"legend"
], jn = [{
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
}, {
	id: "soloLevel",
	players: [1],
	label: { say: "setting-solo" },
	values: An,
	name: (e) => ({
		say: "setting-solo-name",
		level: e
	}),
	about: (e) => ({
		say: "setting-solo-about",
		level: e,
		points: kn[e]
	})
}], Mn = ce({
	players: g(1, 5),
	soloLevel: ue((e) => An.includes(e), "a level")
});
function Nn(e) {
	return Object.freeze({
		players: e.players,
		soloLevel: e.soloLevel
	});
}
var Pn = [...[
	2,
	3,
	4,
	5
].map((e) => ({
	name: `${e} players`,
	settings: { players: e }
})), ...An.map((e) => ({
	name: `solo, ${e}`,
	settings: {
		players: 1,
		soloLevel: e
	}
}))], { NONE: H } = m, Fn = (M.thresholds.length + 1) * M.spaces - 1, In = j.flatMap(({ copies: e }, t) => e === null ? [t] : []), Ln = (e, t) => e <= Math.max(2, t), U = p({
	citizen: {
		cards: j,
		copies: (e, t) => j[e].copies?.filter((e) => Ln(e, t)).length ?? t
	},
	monster: { cards: I },
	tile: {
		cards: B,
		copies: (e, t) => +!!Ln(B[e].minPlayers, t)
	},
	wealth: { cards: V }
}), { fixed: Rn, flag: zn, list: Bn, number: W, numbers: Vn, perSeat: Hn, pile: G, places: Un, record: Wn, seat: Gn, slot: Kn, word: qn } = m, Jn = -2, Yn = Wn({
	gold: W(),
	strength: W(0, 8),
	stone: W(0, 12),
	wood: W(0, 12),
	magic: W(0, 12),
	gem: W(0, 12),
	knight: W(0, 12),
	towers: W(0, 4),
	margrave: W(0, P.length - 1),
	ship: W(0, xn.length),
	influence: Vn(0, Fn, fn.length),
	citizens: G(U.citizen),
	lying: {
		shape: () => ne(g(0, 2)),
		clone: (e) => e.slice(),
		show(e, { viewer: t, owner: n }) {
			if (t === n || !e.includes(2)) return e.slice();
			let r = e.filter((e) => e === 0).length;
			return e.map((e) => e === 1 ? 1 : r-- > 0 ? -1 : Jn);
		},
		deal(e, t, n) {
			if (n || e.every((e) => e >= 0)) return e;
			let r = t.shuffle(e.filter((e) => e < 0));
			return e.map((e) => e >= 0 ? e : r.pop() === -1 ? 0 : 2);
		}
	},
	tiles: G(U.tile),
	dealt: G(U.wealth, {
		seen: "owner",
		max: 4
	}),
	kept: G(U.wealth, {
		seen: "owner",
		max: 3
	})
}), Xn = (e) => Wn({
	stack: G(U.monster, {
		seen: ({ lairs: t }, n, r, i, a) => i === a - 1 && t[e].isOpen,
		fits: (t) => I[t].lair === F[e],
		max: 5
	}),
	below: G(U.monster, { max: 5 }),
	isOpen: zn()
}), Zn = (e) => G(U.tile, {
	seen: "nobody",
	fits: (t) => B[t].level === e
}), Qn = f({
	settings: Rn(Mn),
	players: Hn(Yn),
	supply: Wn({
		stone: W(0, 12),
		wood: W(0, 12),
		magic: W(0, 12),
		gem: W(0, 9),
		knight: W(0, 20)
	}),
	knights: Vn(0, 20, P.length),
	towers: Vn(-1, 4, P.length * 3),
	tombs: Vn(0, 2, 12),
	lairs: Un(F.map((e, t) => Xn(t))),
	deck: G(U.citizen, { seen: "nobody" }),
	line: Bn(Kn(U.citizen), wn.length, wn.length),
	tiles: Bn(Kn(U.tile), 6, 6),
	stacks: Un([Zn(1), Zn(2)]),
	gone: Wn({
		citizens: G(U.citizen),
		tiles: G(U.tile),
		cashed: G(U.wealth),
		wealth: G(U.wealth, { seen: "nobody" })
	}),
	first: Gn(),
	turn: Wn({
		number: W(),
		seat: Gn(),
		mustRecall: zn(),
		card: W(H, 99)
	}),
	ending: qn("", "towers", "citizens", "tiles"),
	isOver: zn()
});
function K({ lane: t, state: n }, r, i) {
	return t === e && r === n.turn.seat && i[0]?.step === "refill";
}
function $n({ lane: t, state: n }, r, i) {
	return t === e && r >= 0 && i.length > 0 && n.players.length > r;
}
function er({ lane: e, state: t }, n) {
	return t.core.agenda[e].length === n.length + 1;
}
// ../h/base/games/margraves/grants.ts
var tr = B.map(({ grant: e }) => e !== null);
function nr({ turn: e, players: t }, n) {
	if (e.number === 0 || n !== e.seat) return !1;
	let { tiles: r } = t[n];
	for (let e = 0; e < r.length; e++) if (tr[r[e]]) return !0;
	return !1;
}
// ../h/base/games/margraves/printed.ts
var rr = {
	op: "all",
	of: []
}, ir = [
	j.map(({ id: e, power: t }) => ({
		on: e,
		kind: "citizen",
		name: e,
		effect: t
	})),
	j.map(({ id: e, guild: t }) => ({
		on: e,
		kind: "citizen",
		name: `${e} (pennant)`,
		effect: _n[t]
	})),
	I.map(({ id: e, reward: t }) => ({
		on: e,
		kind: "monster",
		name: e,
		effect: t ?? rr
	})),
	I.map(({ id: e, influence: t }) => ({
		on: e,
		kind: "monster",
		name: `${e} (influence)`,
		effect: D({ influence: t })
	})),
	P.map(({ id: e, power: t }) => ({
		on: e,
		kind: "location",
		name: e,
		effect: mn(t, En)
	})),
	P.flatMap(({ id: e, slots: t }) => t.map((t, n) => ({
		on: e,
		kind: "location",
		name: `${e} ${n + 1}`,
		effect: t
	}))),
	xn.map(({ id: e, reward: t }) => ({
		on: e,
		kind: "wheel",
		name: e,
		effect: t
	})),
	[...Sn, ...Cn].map(({ id: e, reward: t }) => ({
		on: e,
		kind: "tomb-line",
		name: e,
		effect: t
	})),
	B.map(({ id: e, grant: t }) => ({
		on: e,
		kind: "tile",
		name: e,
		effect: t ?? rr
	})),
	V.map(({ id: e, reward: t }) => ({
		on: e,
		kind: "wealth",
		name: e,
		effect: t
	}))
], ar = ir.flat(), [or, sr, cr, lr, ur, dr, fr, pr, mr] = [
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9
].map((e) => ir.slice(0, e).reduce((e, { length: t }) => e + t, 0)), hr = (e) => e, gr = (e) => or + e, _r = (e) => sr + e, vr = (e) => cr + e, yr = (e) => lr + e, br = (e) => ur + e, xr = (e) => dr + e, Sr = (e) => fr + e, Cr = (e) => pr + e, wr = (e) => mr + e, Tr = (e) => e >= lr && e < lr + P.length, Er = (e) => e - pr, Dr = ar.map(({ name: e }) => e), Or = ar.length, kr = (e) => ar[e]?.effect ?? rr, Ar = (e) => ar[e]?.on ?? "";
function jr(e, t) {
	let { kind: n, on: r } = ar[e] ?? {
		kind: "player",
		on: String(t)
	};
	return `${n}:${r}`;
}
var Mr = ar.map(({ effect: e }, t) => Ut(e, t, n));
function Nr(e, t, n) {
	e.push("power", t, Mr[n]);
}
var Pr = (e, t) => e.map((e, n) => t(n));
function Fr({ players: e }) {
	return [
		...Pr(j, hr),
		...Pr(j, gr),
		...I.flatMap(({ reward: e }, t) => e === null ? [] : [_r(t)]),
		...Pr(I, vr),
		...Pr(P, yr),
		...Array.from({ length: P.length * 3 }, (e, t) => br(t)),
		...Pr(xn, xr),
		...Pr([...Sn, ...Cn], Sr),
		...B.flatMap((t, n) => U.tile.copies(n, e.length) > 0 ? [Cr(n)] : []),
		...Pr(V, wr)
	];
}
// ../h/base/games/margraves/storage.ts
function Ir(e) {
	return 12 - e.stone - e.wood - e.magic - e.gem - e.knight - e.towers;
}
function Lr(e) {
	return e.stone + e.wood + e.magic;
}
function Rr({ supply: e }) {
	return e.stone + e.wood + e.magic;
}
function zr({ influence: e }) {
	for (let t = 0; t < e.length; t++) if (e[t] < Fn) return !0;
	return !1;
}
function Br({ state: e }, t, n, r) {
	if (r <= 0) return !1;
	let i = e.players[t];
	if (n.gold > 0 || n.strength > 0 && i.strength < 8 || n.influence > 0 && zr(i) || n.wild > 0 && Rr(e) > 0) return !0;
	for (let t = 0; t < C.length; t++) if (n[C[t]] > 0 && e.supply[C[t]] > 0) return !0;
	return !1;
}
function Vr({ state: e }, t, n) {
	let { supply: r, players: i } = e, a = i[t];
	if (n.influence > 0 || a.strength + n.strength > 8) return !1;
	let o = n.wild, s = n.wild;
	for (let e = 0; e < C.length; e++) {
		let t = n[C[e]];
		if (t > r[C[e]]) return !1;
		o += t, e < S.length && (s += t);
	}
	return o <= Ir(a) && s <= Rr(e);
}
var Hr = C.map(() => 0), Ur = C.map(() => 0);
function Wr(e, t, n, r, i) {
	let a = e.state.players[t], o = n.gold * r, s = Math.min(n.strength * r, 8 - a.strength);
	a.gold += o, a.strength += s;
	let c = Gr(e, t, n, r);
	e.events !== null && o + s + c > 0 && Kr(e, t, o, s, i);
	let l = n.influence * r;
	l > 0 && e.push("influence", t, { left: l });
	let u = Math.min(n.wild * r, 12);
	u > 0 && e.push("wild", t, {
		left: u,
		may: !1,
		source: i
	});
	for (let n = C.length - 1; n >= 0; n--) Ur[n] > 0 && e.push("make-room", t, {
		token: C[n],
		left: Ur[n]
	});
}
function Gr({ state: e }, t, n, r) {
	let i = e.players[t], { supply: a } = e, o = Ir(i), s = 0;
	for (let e = 0; e < C.length; e++) {
		let t = C[e], c = Math.min(n[t] * r, a[t]), l = Math.min(c, o);
		Hr[e] = l, Ur[e] = c - l, i[t] += l, a[t] -= l, o -= l, s += l;
	}
	return s;
}
function Kr(e, t, n, r, i) {
	let a = {};
	n > 0 && (a.gold = n), r > 0 && (a.strength = r), C.forEach((e, t) => {
		Hr[t] > 0 && (a[e] = Hr[t]);
	}), e.tell({
		say: "gained",
		seat: t,
		tokens: a,
		source: Ar(i)
	});
}
function qr(e, t, n, r) {
	e.state.supply[n]--, e.state.players[t][n]++, e.events !== null && e.tell({
		say: "gained",
		seat: t,
		tokens: { [n]: 1 },
		source: Ar(r)
	});
}
function Jr({ state: e }, t, n) {
	e.players[t][n]--, e.supply[n]++;
}
function Yr(e, t, n, r) {
	e.state.players[t].gold += n, e.events !== null && e.tell({
		say: "gained",
		seat: t,
		tokens: { gold: n },
		source: Ar(r)
	});
}
function Xr(e, t, n, r = null) {
	if (t.influence > 0 && n > 0) return !1;
	let i = (t) => e[t] + (r === null ? 0 : r[t]);
	if (i("gold") < t.gold * n || i("strength") < t.strength * n || i("gem") < t.gem * n || i("knight") < t.knight * n) return !1;
	let a = r === null ? 0 : r.wild;
	for (let e = 0; e < S.length; e++) {
		let o = i(S[e]) - t[S[e]] * n;
		if (o < 0 && r === null || t[S[e]] > 0 && o < t.wild * n) return !1;
		a += o;
	}
	return a >= t.wild * n;
}
function Zr(e, t, r, i, a, o) {
	let s = e.state.players[t], c = r.gold * i;
	s.gold -= c, o !== n && (e.state.players[o].gold += c), s.strength -= r.strength * i;
	for (let t = 0; t < C.length; t++) {
		let n = r[C[t]] * i;
		s[C[t]] -= n, e.state.supply[C[t]] += n;
	}
	e.events !== null && i > 0 && $r(e, t, r, i, a, o);
	let l = r.wild * i;
	l !== 0 && (l < Lr(s) ? e.push("pay-wild", t, { left: l }) : Qr(e, t, a));
}
function Qr(e, t, r) {
	let { stone: i, wood: a, magic: o } = e.state.players[t];
	if (e.events !== null) {
		let s = Object.entries({
			stone: i,
			wood: a,
			magic: o
		}).filter(([, e]) => e > 0), c = Object.fromEntries(s);
		e.tell({
			say: "paid",
			seat: t,
			tokens: c,
			to: n,
			source: Ar(r)
		});
	}
	for (let n = 0; n < S.length; n++) for (; e.state.players[t][S[n]] > 0;) Jr(e, t, S[n]);
}
function $r(e, t, n, r, i, a) {
	let o = {};
	for (let [e, t] of Object.entries(n)) t > 0 && e !== "wild" && (o[e] = t * r);
	Object.keys(o).length > 0 && e.tell({
		say: "paid",
		seat: t,
		tokens: o,
		to: a,
		source: Ar(i)
	});
}
// ../h/base/games/margraves/actions/codes.ts
var ei = {
	id: "pass",
	note: { say: "pass" },
	ref: "turn"
}, ti = {
	id: "done",
	note: { say: "done" },
	ref: "turn"
}, ni = { say: "too-dear" }, ri = (e, t) => t === -1 ? wn[e] : t;
function ii({ state: e }, t, n) {
	let { gold: r } = e.players[t];
	for (let i = 0; i < e.line.length; i++) if (e.line[i] !== H && (ri(i, n) <= r || nr(e, t))) return !0;
	return !1;
}
var ai = l({
	args: {
		price: g(-1, 9),
		source: g(-1, Or)
	},
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: e }, t, n, { price: r }) {
		let { gold: i } = e.players[t];
		for (let t = 0; t < e.line.length; t++) e.line[t] !== H && (ri(t, r) <= i ? n.add(t) : n.block(t, ni));
		n.add(-1);
	},
	prompt: () => ({ say: "ask-hire" }),
	face({ state: e }, t, n, { price: r, source: i }) {
		if (n === -1) return Tr(i) ? {
			id: "pass",
			note: { say: "gold-instead" },
			ref: "turn"
		} : ei;
		let { id: a } = j[e.line[n]], o = ri(n, r);
		return {
			id: `hire:${n + 1}:${a}`,
			note: {
				say: "hire",
				citizen: a,
				price: o
			},
			ref: `line:${n}`,
			cost: o
		};
	},
	why: ({ state: e }, t, n, r, { price: i }) => ({
		...r,
		n: ri(n, i),
		has: e.players[t].gold
	}),
	fallback: () => [-1],
	resolve(e, t, n, { price: r, source: i }) {
		if (n === -1) {
			Tr(i) && Yr(e, t, En.amounts.gold, i);
			return;
		}
		let a = e.state.players[t], o = e.state.line[n], s = ri(n, r);
		e.state.line[n] = H, a.gold -= s, a.citizens.push(o), a.lying.push(0), e.tell({
			say: "hired",
			seat: t,
			citizen: j[o].id,
			price: s
		});
	}
});
// ../h/base/games/margraves/actions/citizens.ts
function oi({ lying: e }) {
	let t = 0;
	for (let n = 0; n < e.length; n++) e[n] === 0 && t++;
	return t;
}
function si(e, t, n, r = H) {
	let { citizens: i, lying: a } = e;
	for (let e = 0; e < i.length; e++) if (i[e] === t && a[e] === n && e !== r) return e;
	return H;
}
function ci(e, t) {
	let { citizens: n, lying: r } = e, i = 0;
	for (; n[i] !== t || r[i] === 1;) i++;
	return r[i] === 2 && (r[si(e, t, 0)] = 2), i;
}
var li = l({
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: { line: e } }, t, n) {
		for (let t = 0; t < e.length; t++) e[t] !== H && n.add(t);
		n.count === 0 && n.add(-1);
	},
	prompt: () => ({ say: "ask-dismiss" }),
	face({ state: { line: e } }, t, n) {
		if (n === -1) return {
			id: "none",
			note: { say: "done" },
			ref: "turn"
		};
		let { id: r } = j[e[n]];
		return {
			id: `dismiss:${n + 1}:${r}`,
			note: {
				say: "dismiss",
				citizen: r
			},
			ref: `line:${n}`
		};
	},
	resolve(e, t, n) {
		if (n === -1) return;
		let { line: r, gone: i } = e.state;
		e.tell({
			say: "dismissed",
			seat: t,
			citizen: j[r[n]].id
		}), i.citizens.push(r[n]), r[n] = H;
	}
}), ui = o({
	fits: (e, t, n, r) => K(e, t, r),
	run(e, t) {
		e.state.players[t].lying.fill(0), e.tell({
			say: "recalled",
			seat: t
		});
	}
});
function di(e, t) {
	e.push("hire", t, {
		price: -1,
		source: -1
	}), e.push("take-back", t), e.push("dismiss", t);
}
var fi = j.length;
function pi({ state: e }, t) {
	let { lying: n } = e.players[t];
	for (let t = 0; t < n.length; t++) if (n[t] !== 0 && t !== e.turn.card) return !0;
	return !1;
}
var mi = l({
	fits: (e, t, n, r) => K(e, t, r),
	alwaysAsk: ({ state: e }, t) => e.players[t].lying.includes(2),
	options({ state: e }, t, n) {
		let r = e.players[t];
		for (let t = 0; t < j.length; t++) si(r, t, 1, e.turn.card) !== H && n.add(t), si(r, t, 2) !== H && n.add(fi + t);
		n.count === 0 && n.add(-1);
	},
	prompt: () => ({ say: "ask-retrieve" }),
	face(e, t, n) {
		if (n === -1) return {
			id: "none",
			note: { say: "done" },
			ref: "turn"
		};
		let { id: r } = j[n % fi];
		return {
			id: n < fi ? `retrieve:${r}` : `retrieve-hidden:${r}`,
			note: {
				say: n < fi ? "retrieve" : "retrieve-hidden",
				citizen: r
			},
			ref: `played:${t}:${r}`
		};
	},
	resolve(e, t, n) {
		if (n === -1) return;
		let r = e.state.players[t], i = j[n % fi].id;
		n < fi ? (r.lying[si(r, n, 1, e.state.turn.card)] = 0, e.tell({
			say: "retrieved",
			seat: t,
			citizen: i
		})) : (r.lying[si(r, n - fi, 2)] = 0, e.tell({
			say: "retrieved",
			seat: t,
			citizen: null,
			secret: {
				seat: t,
				citizen: i
			}
		}));
	}
}), hi = (e) => P.findIndex((t) => t.id === e), gi = P.map(({ roads: e }) => e.map(hi)), _i = P.map(({ lairs: e }) => e.map((e) => F.indexOf(e))), vi = 3, yi = [...Array.from({ length: vi }, (e, t) => Array.from({ length: 4 }, (e, n) => t * 4 + n)), ...Array.from({ length: 4 }, (e, t) => Array.from({ length: vi }, (e, n) => n * 4 + t))];
// ../h/base/games/margraves/actions/move.ts
function bi(e, t, n) {
	Nr(e, t, yr(n));
}
var xi = {
	id: "pass",
	note: { say: "stay" },
	ref: "turn"
}, Si = l({
	args: { anywhere: ee() },
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: e }, t, n, { anywhere: r }) {
		let i = e.players[t].margrave;
		if (r) for (let e = 0; e < P.length; e++) e !== i && n.add(e);
		else {
			let e = gi[i];
			for (let t = 0; t < e.length; t++) n.add(e[t]);
			n.add(-1);
		}
	},
	prompt: () => ({ say: "ask-move" }),
	face(e, t, n) {
		if (n === -1) return xi;
		let { id: r } = P[n];
		return {
			id: `move:${r}`,
			note: {
				say: "move-to",
				location: r
			},
			ref: `location:${r}`
		};
	},
	fallback: (e, t, { codes: n }) => [n.at(-1)],
	resolve(e, t, n) {
		n !== -1 && (e.state.players[t].margrave = n, e.tell({
			say: "moved",
			seat: t,
			location: P[n].id
		}), bi(e, t, n));
	}
}), Ci = P.length, wi = Ci, Ti = (e) => P[e].id;
function Ei(e, t, n, r) {
	e.state.knights[r]++, e.events !== null && e.tell({
		say: "deployed",
		seat: t,
		from: n < 0 ? null : Ti(n),
		to: Ti(r)
	}), bi(e, t, r);
}
function Di({ state: e }, t) {
	let { knight: n, margrave: r } = e.players[t];
	return n > 0 || e.knights[r] > 0 || nr(e, t);
}
var Oi = l({
	args: { anywhere: ee() },
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: e }, t, n, { anywhere: r }) {
		let { knight: i, margrave: a } = e.players[t], o = gi[a];
		if (e.knights[a] > 0) {
			if (r) for (let e = 0; e < Ci; e++) e !== a && n.add(e);
			else for (let e = 0; e < o.length; e++) n.add(o[e]);
		}
		if (i > 0) {
			if (r) for (let e = 0; e < Ci; e++) n.add(wi + e);
			else n.add(wi + a);
		}
		n.add(-1);
	},
	prompt: () => ({ say: "ask-deploy" }),
	face(e, t, n) {
		if (n === -1) return ei;
		let r = Ti(n % Ci);
		return n < wi ? {
			id: `deploy:${r}`,
			note: {
				say: "deploy-on",
				location: r
			},
			ref: `location:${r}`
		} : {
			id: `place:${r}`,
			note: {
				say: "deploy-from-storage",
				location: r
			},
			ref: `location:${r}`
		};
	},
	fallback: () => [-1],
	resolve(e, t, n) {
		if (n === -1) return;
		let r = e.state.players[t];
		n < wi ? (e.state.knights[r.margrave]--, Ei(e, t, r.margrave, n)) : (r.knight--, Ei(e, t, -1, n - wi));
	}
});
function ki({ state: { knights: e } }) {
	for (let t = 0; t < Ci; t++) if (e[t] > 0) return !0;
	return !1;
}
var Ai = (e) => ({
	id: `from:${Ti(e)}`,
	note: {
		say: "knight-from",
		location: Ti(e)
	},
	ref: `knight:${Ti(e)}`
}), ji = l({
	args: { may: ee() },
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: { knights: e } }, t, n, { may: r }) {
		for (let t = 0; t < Ci; t++) e[t] > 0 && n.add(t);
		(r || n.count === 0) && n.add(-1);
	},
	prompt: () => ({ say: "ask-send" }),
	face: (e, t, n) => n === -1 ? ei : Ai(n),
	fallback: (e, t, { codes: n }) => [n.at(-1)],
	resolve(e, t, n) {
		n !== -1 && e.push("send-to", t, { from: n });
	}
}), Mi = l({
	args: { from: g(0, Ci - 1) },
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: { knights: e } }, t, n, { from: r }) {
		if (e[r] === 0) return n.add(-1);
		for (let e = 0; e < Ci; e++) e !== r && n.add(e);
	},
	prompt: (e, t, { from: n }) => ({
		say: "ask-send-to",
		from: Ti(n)
	}),
	face: (e, t, n) => n === -1 ? ei : {
		id: `to:${Ti(n)}`,
		note: {
			say: "knight-to",
			location: Ti(n)
		},
		ref: `location:${Ti(n)}`
	},
	resolve(e, t, n, { from: r }) {
		n !== -1 && (e.state.knights[r]--, Ei(e, t, r, n));
	}
});
function Ni({ state: e }, t) {
	let { margrave: n } = e.players[t];
	for (let t = 0; t < Ci; t++) if (t !== n && e.knights[t] > 0) return !0;
	return !1;
}
var Pi = l({
	args: { left: g(1, 9) },
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: e }, t, n) {
		let { margrave: r } = e.players[t];
		for (let t = 0; t < Ci; t++) t !== r && e.knights[t] > 0 && n.add(t);
		n.add(-1);
	},
	prompt: (e, t, { left: n }) => ({
		say: "ask-rally",
		left: n
	}),
	face: (e, t, n) => n === -1 ? ti : Ai(n),
	fallback: () => [-1],
	resolve(e, t, n, { left: r }) {
		n !== -1 && (r > 1 && e.push("rally", t, { left: r - 1 }), e.state.knights[n]--, Ei(e, t, n, e.state.players[t].margrave));
	}
}), Fi = (e) => Math.floor(e / M.spaces);
function q(e) {
	return (e + 1) % M.spaces === 0 ? M.thresholds[Fi(e)] : 0;
}
function Ii(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < Fn && q(e[t]) === 0) return !0;
	return !1;
}
var Li = l({
	args: { left: g(1, 40) },
	fits: (e, t, n, r) => $n(e, t, r),
	options({ state: e }, t, n) {
		let { influence: r, gold: i } = e.players[t];
		for (let e = 0; e < r.length; e++) r[e] !== Fn && (q(r[e]) <= i ? n.add(e) : n.block(e, ni));
		Ii(r) || n.add(-1);
	},
	prompt: (e, t, { left: n }) => ({
		say: "ask-influence",
		left: n
	}),
	face({ state: e }, t, n) {
		if (n === -1) return {
			id: "pass",
			note: { say: "let-influence-go" },
			ref: "turn"
		};
		let r = fn[n], i = q(e.players[t].influence[n]);
		return {
			id: r,
			note: {
				say: "influence-on",
				guild: r,
				price: i
			},
			ref: `influence:${r}`,
			cost: i
		};
	},
	why({ state: e }, t, n, r) {
		let { influence: i, gold: a } = e.players[t];
		return {
			...r,
			n: q(i[n]),
			has: a
		};
	},
	fallback({ state: e }, t, { codes: n }) {
		let { influence: r } = e.players[t];
		return [n.find((e) => e === -1 || q(r[e]) === 0)];
	},
	resolve(e, t, n, { left: r }) {
		if (n === -1) return e.tell({
			say: "influence-lost",
			seat: t,
			n: r
		});
		let i = e.state.players[t], a = i.influence[n], o = q(a);
		i.gold -= o, i.influence[n] = a + 1, e.events !== null && e.tell({
			say: "influence-gained",
			seat: t,
			guild: fn[n],
			price: o,
			points: M.points[Fi(a + 1)]
		}), r > 1 && e.push("influence", t, { left: r - 1 }), o > 0 && e.push("privilege", t, {
			levels: bn[Fi(a)],
			may: !0
		});
	}
});
// ../h/base/games/margraves/collect.ts
function Ri(e, t, n) {
	let r = n.filter((n) => !zi(e, t, n));
	r.length === 1 ? Nr(e, t, r[0]) : r.length > 1 && e.push("power/use", t, { sources: r });
	for (let i of n) r.includes(i) || Nr(e, t, i);
}
function zi(e, t, n) {
	let r = kr(n);
	return r.op === "gain" && Vr(e, t, r.amounts);
}
// ../h/base/games/margraves/actions/slay.ts
var Bi = { say: "not-turned-up" }, Vi = { say: "too-little-magic" }, Hi = { say: "too-weak" };
function J({ lairs: e }, t) {
	let { stack: n, isOpen: r } = e[t];
	return r && n.length > 0 ? n[n.length - 1] : H;
}
function Ui({ tombs: e }) {
	let t = 0;
	for (let n = 0; n < 12; n++) e[n] === 0 && t++;
	return t;
}
function Wi(e, t) {
	let { strength: n, knight: r, margrave: i } = e.players[t];
	return n + Math.min(r + e.knights[i], Ui(e));
}
function Gi({ state: e }, t) {
	let { margrave: n, magic: r } = e.players[t], i = _i[n];
	for (let n = 0; n < i.length; n++) {
		let a = J(e, i[n]);
		if (a === H) continue;
		let { strength: o, magic: s } = I[a];
		if (nr(e, t) || r >= s && Wi(e, t) >= o) return !0;
	}
	return !1;
}
var Ki = l({
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: e }, t, n) {
		let { margrave: r, magic: i } = e.players[t], a = _i[r];
		for (let r = 0; r < a.length; r++) {
			let o = a[r], s = J(e, o);
			s === H ? n.block(o, Bi) : I[s].magic > i ? n.block(o, Vi) : I[s].strength > Wi(e, t) ? n.block(o, Hi) : n.add(o);
		}
		n.add(-1);
	},
	prompt: () => ({ say: "ask-slay" }),
	face({ state: e }, t, n) {
		if (n === -1) return ei;
		let r = `lair:${F[n]}`, i = J(e, n);
		if (i === H) return {
			id: `slay:${F[n]}`,
			note: {
				say: "slay-nothing",
				lair: F[n]
			},
			ref: r
		};
		let { id: a, strength: o, magic: s } = I[i];
		return {
			id: `slay:${a}`,
			note: {
				say: "slay",
				monster: a,
				strength: o,
				magic: s
			},
			ref: r,
			cost: {
				strength: o,
				magic: s
			}
		};
	},
	why({ state: e }, t, n, r) {
		if (r === Bi) return r;
		let { strength: i, magic: a } = I[J(e, n)];
		return r === Hi ? {
			...r,
			n: i,
			has: Wi(e, t)
		} : {
			...r,
			n: a,
			has: e.players[t].magic
		};
	},
	fallback: () => [-1],
	resolve(e, t, n) {
		if (n === -1) return;
		let { players: r, supply: i } = e.state, { magic: a, strength: o } = I[J(e.state, n)];
		r[t].magic -= a, i.magic += a, e.push("battle", t, {
			lair: n,
			left: o
		});
	}
}), qi = 12, Ji = 24, Yi = l({
	args: {
		lair: g(0, F.length - 1),
		left: g(1, 8)
	},
	fits: (e, t, { lair: n, left: r }, i) => K(e, t, i) && er(e, i) && J(e.state, n) !== H && _i[e.state.players[t].margrave].includes(n) && r <= I[J(e.state, n)].strength && Wi(e.state, t) >= r,
	options({ state: e }, t, n, { left: r }) {
		let { strength: i, knight: a, margrave: o } = e.players[t];
		i >= r && n.add(Ji);
		let s = e.knights[o] > 0;
		for (let t = 0; t < 12; t++) e.tombs[t] === 0 && (s && n.add(t), a > 0 && n.add(qi + t));
	},
	prompt: ({ state: e }, t, { lair: n, left: r }) => ({
		say: "ask-battle",
		monster: I[J(e, n)].id,
		left: r
	}),
	face(e, t, n, { left: r }) {
		if (n === Ji) return {
			id: "strength",
			note: {
				say: "by-strength",
				n: r
			},
			ref: "strength"
		};
		let i = n % 12, a = n < qi ? "here" : "storage";
		return {
			id: `${a}:${i + 1}`,
			note: {
				say: `fall-${a}`,
				tomb: i
			},
			ref: `tomb:${i}`
		};
	},
	resolve(e, t, n, { lair: r, left: i }) {
		let a = e.state.players[t];
		if (n === Ji) return a.strength -= i, Xi(e, t, r);
		n < qi ? e.state.knights[a.margrave]-- : a.knight--, e.state.tombs[n % 12] = 2, e.events !== null && e.tell({
			say: "knight-fell",
			seat: t,
			tomb: n % 12
		}), i > 1 ? e.push("battle", t, {
			lair: r,
			left: i - 1
		}) : Xi(e, t, r);
	}
});
function Xi(e, t, n) {
	let r = e.state.lairs[n], i = r.stack.pop();
	r.below.push(i), r.isOpen = !1, e.tell({
		say: "slain",
		seat: t,
		monster: I[i].id
	});
	let a = [vr(i)];
	I[i].reward !== null && a.push(_r(i)), Ri(e, t, a);
}
// ../h/base/games/margraves/ending.ts
function Zi(e, t) {
	e.state.ending === "" && (e.state.ending = t, e.tell({
		say: "last-round",
		why: t
	}));
}
function Qi(e) {
	e.state.isOver = !0, e.finish();
	for (let { tiles: t } of e.state.players) for (let n of t) e.resolved(Cr(n));
	e.tell({ say: "over" });
}
// ../h/base/games/margraves/actions/build.ts
var $i = { say: "no-material" }, ea = { say: "no-slot" }, ta = { say: "own-tower" };
function na({ players: e, towers: t }, n) {
	let { stone: r, wood: i, magic: a, gem: o, margrave: s } = e[n], c = !1;
	for (let e = s * 3; e < (s + 1) * 3; e++) {
		if (t[e] === n) return ta;
		t[e] === H && (c = !0);
	}
	return c ? r > 0 && i > 0 && a > 0 && o > 0 && e[n].towers > 0 ? null : $i : ea;
}
var ra = l({
	fits: (e, t, n, r) => K(e, t, r) && er(e, r) && r.at(-1).step === "build",
	alwaysAsk: !0,
	options({ state: e }, t, n) {
		let r = e.players[t];
		for (let e = 0; e < j.length; e++) si(r, e, 0) !== H && n.add(e);
	},
	prompt: () => ({ say: "ask-face-down" }),
	face(e, t, n) {
		let { id: r } = j[n];
		return {
			id: r,
			note: {
				say: "citizen",
				citizen: r
			},
			ref: `hand:${t}:${r}`
		};
	},
	resolve(e, t, n) {
		let r = e.state.players[t];
		r.lying[si(r, n, 0)] = 2;
		let i = j[n].id;
		e.tell({
			say: "played-face-down",
			seat: t,
			citizen: null,
			secret: {
				seat: t,
				citizen: i
			}
		});
	}
}), ia = l({
	fits: (e, t, n, r) => K(e, t, r) && na(e.state, t) === null && aa(e, t, r.length),
	options({ state: e }, t, n) {
		let r = e.players[t].margrave * 3;
		for (let t = r; t < r + 3; t++) e.towers[t] === H && n.add(t);
	},
	prompt: ({ state: e }, t) => ({
		say: "ask-slot",
		location: P[e.players[t].margrave].id
	}),
	face(e, t, n) {
		let r = P[Math.floor(n / 3)].id, i = n % 3 + 1;
		return {
			id: `slot:${i}`,
			note: {
				say: "build-in",
				location: r,
				slot: i
			},
			ref: `slot:${r}:${i}`
		};
	},
	resolve(e, t, n) {
		let { players: r, supply: i, towers: a } = e.state, o = r[t];
		for (let e = 0; e < S.length; e++) o[S[e]]--, i[S[e]]++;
		o.gem--, i.gem++, o.towers--, a[n] = t, e.events !== null && e.tell({
			say: "built",
			seat: t,
			location: P[Math.floor(n / 3)].id,
			slot: n % 3 + 1
		}), o.towers === 0 && Zi(e, "towers"), e.push("influence", t, { left: 3 }), Nr(e, t, br(n));
	}
});
function aa({ state: e }, t, n) {
	let r = e.core.agenda[0].slice(n + 1);
	return r.length === 0 || r.length === 1 && r[0].step === "face-down" && oi(e.players[t]) > 0;
}
// ../h/base/games/margraves/scoring.ts
var oa = 5, sa = 3, ca = 2, la = (e) => e.map((e) => fn.indexOf(e)), ua = la(j.map(({ guild: e }) => e)), da = P.map(({ guilds: e }) => la(e)), fa = B.map(({ guilds: e }) => la(e)), pa = B.map(({ banner: e }) => e === null ? -1 : Dn.indexOf(e));
function ma({ towers: e, players: t }, n) {
	let r = fn.map(() => 0);
	e.forEach((e, t) => {
		if (e === n) for (let e of da[Math.floor(t / 3)]) r[e]++;
	});
	for (let e of t[n].citizens) r[ua[e]]++;
	for (let e of t[n].tiles) for (let t of fa[e]) r[t]++;
	return r;
}
var ha = ({ influence: e }, t) => M.points[Fi(e[t])];
function ga(e, t) {
	let n = 0;
	for (let r of t) n += ha(e, r);
	return n;
}
function _a({ towers: e }, t, n) {
	let r = 0;
	for (let i = 0; i < e.length; i++) e[i] === t && (r += ga(n, da[Math.floor(i / 3)]));
	return r;
}
function va(e) {
	let t = 0;
	for (let n of e.citizens) t += ha(e, ua[n]);
	return t;
}
function ya(e) {
	let t = 0;
	for (let n of e.tiles) t += ga(e, fa[n]);
	return t;
}
function ba(e) {
	let t = Dn.map(() => 0);
	for (let n of e) pa[n] >= 0 && t[pa[n]]++;
	let n = 0;
	for (let e = 1;; e++) {
		let r = t.filter((t) => t >= e).length;
		if (r === 0) return n;
		n += r * r;
	}
}
function xa(e, t) {
	let n = e.players[t];
	return [
		{
			say: "score-towers",
			points: _a(e, t, n)
		},
		{
			say: "score-citizens",
			points: va(n)
		},
		{
			say: "score-tiles",
			points: ya(n)
		},
		{
			say: "score-banners",
			points: ba(n.tiles)
		},
		{
			say: "score-gold",
			points: Math.floor(n.gold / oa)
		},
		{
			say: "score-gems",
			points: n.gem * ca
		},
		{
			say: "score-resources",
			points: Math.floor(Lr(n) / sa)
		}
	];
}
function Sa(e, t) {
	let n = xa(e, t);
	return {
		seat: t,
		total: n.reduce((e, { points: t }) => e + t, 0),
		parts: n
	};
}
function Ca(e, t) {
	let n = e.players[t], r = _a(e, t, n) + va(n) + ya(n);
	return {
		all: r + (ba(n.tiles) + Math.floor(n.gold / oa) + n.gem * ca + Math.floor(Lr(n) / sa)),
		icons: r
	};
}
function wa(e) {
	return e.players.map((t, n) => Ca(e, n).all);
}
function Ta(e) {
	let { isOver: t, players: n, settings: r, ending: i } = e;
	if (!t) return null;
	let a = n.map((t, n) => Sa(e, n)), o = a.map(({ total: e }) => e);
	if (n.length > 1) return {
		ending: {
			say: "ending",
			why: i
		},
		...se(o, [{
			say: "tie-gold",
			counts: n.map(({ gold: e }) => e),
			first: "most"
		}]),
		scores: a
	};
	let s = kn[r.soloLevel], c = o[0] >= s;
	return {
		ending: {
			say: c ? "ending-solo-won" : "ending-solo-lost",
			why: i,
			points: s
		},
		ranks: [1],
		winners: c ? [0] : [],
		scores: a,
		...Ea(o[0], s)
	};
}
function Ea(e, t) {
	let n = Object.entries(kn).find(([, n]) => n > t || n === t && e < t);
	if (n === void 0) return {};
	let [r, i] = n;
	return { next: {
		say: "next-level",
		level: r,
		points: i,
		missing: Math.max(0, i - e)
	} };
}
// ../h/base/games/margraves/outlook.ts
function Y(e, t) {
	let n = e.players[t], r = Da(e, t), i = ma(e, t), a = Ia(n, r, i), o = X.readyShare * Pa(n, r, a);
	return {
		state: e,
		seat: t,
		me: n,
		rounds: r,
		icons: i,
		worths: La(n, r, a, o),
		tower: o,
		visits: [],
		sites: []
	};
}
var X = {
	citizensATurn: 1.29,
	tilesATurn: .16,
	turnsATower: 2.27,
	growth: .11,
	moreIcons: .1,
	tile: 3.2,
	gold: .29,
	good: .6,
	gem: 1.79,
	strength: .6,
	knight: .45,
	influence: .25,
	ready: [
		.89,
		.75,
		.55,
		.4,
		.27,
		.15,
		.05
	],
	readyShare: .28,
	siteShare: .3,
	near: .75,
	second: .4,
	slayNear: .14,
	timing: 3,
	recalled: .42,
	recallLater: .81,
	card: .28,
	use: .12
};
function Da({ players: e, deck: t, stacks: n, ending: r, turn: i, first: a }, o) {
	let s = e.length, c = (e) => (e - a + s) % s;
	if (r !== "") return +(c(o) > c(i.seat));
	let l = s === 1 ? X.citizensATurn + 1 : X.citizensATurn * s, u = t.length / l;
	for (let e of n) u = Math.min(u, e.length / (X.tilesATurn * s));
	for (let { towers: t } of e) u = Math.min(u, t * X.turnsATower);
	return .5 + u;
}
function Oa({ me: e, rounds: t }, n) {
	let r = e.influence[n], i = M.points[Fi(r)], a = M.points.at(-1), o = r % M.spaces / M.spaces;
	return Math.min(a, i + Math.min(1, t) * o * .6 + X.growth * t);
}
function ka(e, t, n, r) {
	let i = Fi(e), a = t + X.moreIcons * n, o = M.points[i] * a;
	if (i + 1 >= M.points.length || n <= 0) return o;
	let s = (M.points[i + 1] - M.points[i]) * a + X.tile - M.thresholds[i] * r;
	return o + e % M.spaces / M.spaces * Math.max(0, s) * Math.min(1, .35 + .15 * n);
}
function Aa({ me: e, icons: t, rounds: n, worths: r }, i) {
	let a = e.influence[i];
	return ka(a + 1, t[i], n, r.gold) - ka(a, t[i], n, r.gold) + (q(a) > 0 ? X.tile - q(a) * r.gold : 0);
}
function ja({ stone: e, wood: t, magic: n, gem: r }, i = 0) {
	return (e > i ? 0 : 1) + (t > i ? 0 : 1) + (n > i ? 0 : 1) + (r > i ? 0 : 3);
}
var Ma = (e) => X.ready[e];
function Na(e, { rounds: t, tower: n, towers: r }) {
	let i = e.stone + e.wood + e.magic;
	if (t < .5) return i / 3 + 2 * e.gem;
	let a = ja(e), o = X.good * Math.min(i, 5) + .5 * X.good * Math.max(0, i - 5) + X.gem * e.gem;
	return r > 0 && t > a && (o += n * Ma(a)), a === 0 && r > 1 && t > 4 && (o += X.second * n * Ma(ja(e, 1))), o;
}
function Pa(e, t, n) {
	if (e.towers === 0 || t < .5) return 0;
	let r = 0;
	for (let n = 0; n < e.influence.length; n++) r += Oa({
		me: e,
		rounds: t
	}, n);
	return r / 2 + 3 * n + 1.5;
}
var Fa = (e) => e < .5 ? .2 : X.gold;
function Ia(e, t, n) {
	let r = Fa(t), i = 0;
	for (let a = 0; a < e.influence.length; a++) {
		let o = e.influence[a];
		o < Fn && (i = Math.max(i, ka(o + 1, n[a], t, r) - ka(o, n[a], t, r)));
	}
	return Math.min(3, i + X.influence);
}
function La(e, t, n, r) {
	let i = t < .5, a = {
		rounds: t,
		tower: r,
		towers: e.towers
	}, o = Na(e, a), s = (t) => Na({
		...e,
		[t]: e[t] + 1
	}, a) - o, c = s("stone"), l = s("wood"), u = s("magic");
	return {
		gold: Fa(t),
		strength: i ? .02 : e.strength > 6 ? .25 : X.strength,
		stone: c,
		wood: l,
		magic: u,
		wild: Math.max(c, l, u),
		gem: s("gem"),
		knight: i ? .02 : e.knight > 2 ? .25 : X.knight,
		influence: n
	};
}
// ../h/base/games/margraves/phases/play.ts
var Ra = { say: "must-recall" }, za = j.length, Ba = 2 * za, Va = Ba + 1, Ha = l({
	fits: (e, t, n, r) => K(e, t, r) && r.length === 3 && (e.state.turn.mustRecall || oi(e.state.players[t]) > 1),
	options({ state: e }, t, n) {
		let r = e.players[t], { mustRecall: i } = e.turn;
		for (let e = 0; e < za; e++) si(r, e, 0) !== H && (i ? (n.block(e, Ra), n.block(za + e, Ra)) : (n.add(e), n.add(za + e)));
		n.add(Ba);
		let a = i ? Ra : na(e, t);
		a === null ? n.add(Va) : n.block(Va, a);
	},
	prompt: () => ({ say: "ask-play" }),
	face: (e, t, n) => Ua(t, n),
	why({ state: e }, t, n, r) {
		if (r !== $i) return r;
		let i = e.players[t];
		return {
			...r,
			lacks: [...S, "gem"].filter((e) => i[e] === 0)
		};
	},
	fallback: () => [Ba],
	resolve(e, t, n) {
		if (n === Ba) return di(e, t);
		if (n === Va) return e.push("build", t), e.push("face-down", t);
		let r = e.state.players[t], i = n % za, a = n < za, o = ci(r, i);
		r.lying[o] = 1, e.state.turn.card = o, e.events !== null && e.tell({
			say: a ? "played-pennant" : "played-power",
			seat: t,
			citizen: j[i].id
		}), Nr(e, t, a ? gr(i) : hr(i));
	}
});
function Ua(e, t) {
	if (t === Ba) return {
		id: "recall",
		note: { say: "recall" },
		ref: "recall"
	};
	if (t === Va) return {
		id: "build",
		note: { say: "build" },
		ref: "build"
	};
	let { id: n } = j[t % za], r = t < za, i = kr(r ? gr(t) : hr(t - za));
	return {
		id: `${r ? "pennant" : "power"}:${n}`,
		note: {
			say: r ? "play-pennant" : "play-power",
			citizen: n
		},
		ref: `hand:${e}:${n}`,
		effect: v(i)
	};
}
// ../h/base/games/margraves/actions/privilege.ts
var Wa = (e, t) => !!(t & (e < 3 ? 1 : 2));
function Ga({ tiles: e }, t) {
	for (let n = 0; n < e.length; n++) if (Wa(n, t) && e[n] !== H) return !0;
	return !1;
}
var Ka = l({
	args: {
		levels: g(1, 3),
		may: ee()
	},
	fits: (e, t, n, r) => $n(e, t, r),
	options({ state: { tiles: e } }, t, n, { levels: r, may: i }) {
		for (let t = 0; t < e.length; t++) Wa(t, r) && e[t] !== H && n.add(e[t]);
		(i || n.count === 0) && n.add(-1);
	},
	prompt: (e, t, { levels: n }) => ({
		say: "ask-tile",
		levels: n
	}),
	face: (e, t, n) => n === -1 ? ei : {
		id: `tile:${B[n].id}`,
		note: {
			say: "take-tile",
			tile: B[n].id
		},
		ref: `tile:${B[n].id}`
	},
	resolve(e, t, n) {
		if (n === -1) return;
		let { tiles: r, players: i } = e.state;
		r[r.indexOf(n)] = H, i[t].tiles.push(n), e.tell({
			say: "tile-taken",
			seat: t,
			tile: B[n].id
		}), tr[n] && nr(e.state, t) && e.push(Dt, t);
	}
}), qa = { say: "none-left" }, Ja = ae(...C), Ya = l({
	args: {
		left: g(1, 40),
		may: ee(),
		source: g(-1, Or)
	},
	fits: (e, t, n, r) => $n(e, t, r),
	options({ state: { supply: e } }, t, n, { may: r }) {
		for (let t = 0; t < S.length; t++) e[S[t]] > 0 ? n.add(t) : n.block(t, qa);
		(r || n.count === 0) && n.add(-1);
	},
	prompt: (e, t, { left: n }) => ({
		say: "ask-wild",
		left: n
	}),
	face: (e, t, n) => n === -1 ? ei : {
		id: S[n],
		note: {
			say: "take-token",
			token: S[n]
		},
		ref: `supply:${S[n]}`
	},
	resolve(e, t, n, { left: r, may: i, source: a }) {
		n !== -1 && (r > 1 && e.push("wild", t, {
			left: r - 1,
			may: i,
			source: a
		}), Xa(e, t, S[n], a));
	}
});
function Xa(e, t, n, r) {
	Ir(e.state.players[t]) > 0 ? qr(e, t, n, r) : e.push("make-room", t, {
		token: n,
		left: 1
	});
}
var Za = l({
	args: {
		token: Ja,
		left: g(1, 40)
	},
	fits: (e, t, n, r) => $n(e, t, r),
	options({ state: e }, t, n, { token: r }) {
		let i = e.players[t];
		if (e.supply[r] > 0 && Ir(i) === 0) for (let e = 0; e < C.length; e++) C[e] !== r && i[C[e]] > 0 && n.add(e);
		n.add(-1);
	},
	prompt: (e, t, { token: n, left: r }) => ({
		say: "ask-room",
		token: n,
		left: r
	}),
	face: (e, t, n, { token: r }) => n === -1 ? {
		id: "forfeit",
		note: {
			say: "forfeit",
			token: r
		}
	} : {
		id: `throw:${C[n]}`,
		note: {
			say: "throw",
			token: C[n]
		},
		ref: `storage:${C[n]}`
	},
	fallback: () => [-1],
	resolve(e, t, n, { token: r, left: i }) {
		if (n === -1) {
			let { players: n, supply: a } = e.state, o = Math.min(i, Ir(n[t]), a[r]);
			for (let n = 0; n < o; n++) qr(e, t, r, -1);
			o < i && e.tell({
				say: "forfeited",
				seat: t,
				token: r,
				n: i - o
			});
		} else Jr(e, t, C[n]), e.tell({
			say: "thrown",
			seat: t,
			token: C[n]
		}), i > 1 && e.push("make-room", t, {
			token: r,
			left: i - 1
		}), qr(e, t, r, -1);
	}
}), Qa = l({
	args: { left: g(1, 40) },
	fits: (e, t, { left: n }, r) => $n(e, t, r) && er(e, r) && Lr(e.state.players[t]) >= n,
	options({ state: e }, t, n) {
		for (let r = 0; r < S.length; r++) e.players[t][S[r]] > 0 && n.add(r);
	},
	prompt: (e, t, { left: n }) => ({
		say: "ask-pay-wild",
		left: n
	}),
	face: (e, t, n) => ({
		id: S[n],
		note: {
			say: "pay-token",
			token: S[n]
		},
		ref: `storage:${S[n]}`
	}),
	resolve(e, t, n, { left: r }) {
		Jr(e, t, S[n]), e.tell({
			say: "paid",
			seat: t,
			tokens: { [S[n]]: 1 },
			to: -1,
			source: ""
		}), r > 1 && e.push("pay-wild", t, { left: r - 1 });
	}
});
// ../h/base/games/margraves/actions/tombs.ts
function $a({ state: { tombs: e } }) {
	return e.includes(1);
}
var eo = l({
	args: { left: g(1, 9) },
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: { tombs: e } }, t, n) {
		for (let t = 0; t < 12; t++) e[t] === 1 && n.add(t);
		n.add(-1);
	},
	prompt: (e, t, { left: n }) => ({
		say: "ask-raise",
		left: n
	}),
	face: (e, t, n) => n === -1 ? ti : {
		id: `tomb:${n + 1}`,
		note: {
			say: "raise",
			tomb: n
		},
		ref: `tomb:${n}`
	},
	fallback: () => [-1],
	resolve(e, t, n, { left: r }) {
		n !== -1 && (r > 1 && e.push("raise", t, { left: r - 1 }), e.state.tombs[n] = 0, e.state.supply.knight++, Xa(e, t, "knight", -1));
	}
}), to = (e) => ({
	possible: (t, n) => ii(t, n, e),
	begin: (t, n, r) => t.push("hire", n, {
		price: e,
		source: r
	})
}), no = {
	terms: dn,
	fits: (e, t, n, r) => n === "grants/gate" ? K(e, t, r) : $n(e, t, r),
	gain: (e, t, n, r, i) => Wr(e, t, n, r, i),
	gainIfWished(e, t, n, r, i) {
		let { wild: a } = n;
		a > 0 ? e.push("wild", t, {
			left: a * r,
			may: !0,
			source: i
		}) : Wr(e, t, n, r, i);
	},
	gainable: (e, t, n, r) => Br(e, t, n, r),
	affords: (e, t, n, r) => Xr(e.state.players[t], n, r),
	couldAfford: (e, t, n, r) => Xr(e.state.players[t], n, r, io.brought(e, t)),
	spend: (e, t, n, r, i, a) => Zr(e, t, n, r, i, a),
	takeable: () => 0,
	take: () => {},
	rivals: (e, t) => nn(e.state.players.length, t),
	counts: { towers: (e, t) => 4 - e.state.players[t].towers },
	supplies: {},
	places: {},
	actions: {
		move: {
			possible: () => !0,
			begin: (e, t) => e.push("move", t, { anywhere: !1 })
		},
		deploy: {
			possible: (e, t) => Di(e, t),
			begin: (e, t) => e.push("deploy", t, { anywhere: !1 })
		},
		"deploy-anywhere": {
			possible: (e, t) => Di(e, t),
			begin: (e, t) => e.push("deploy", t, { anywhere: !0 })
		},
		send: {
			possible: ki,
			begin: (e, t) => e.push("send", t, { may: !0 })
		},
		ship: {
			possible: (e, t) => Lr(e.state.players[t]) > 0,
			begin: (e, t, n) => e.push("ship", t, {
				shipped: 0,
				source: n
			})
		},
		slay: {
			possible: (e, t) => Gi(e, t),
			begin: (e, t) => e.push("slay", t)
		},
		hire: to(-1),
		"hire-for-two": to(2),
		"hire-free": to(0)
	},
	verbs: {
		"move-anywhere": {
			possible: () => !0,
			perform: (e, t) => e.push("move", t, { anywhere: !0 })
		},
		"send-knight": {
			possible: ki,
			perform: (e, t) => e.push("send", t, { may: !1 })
		},
		rally: {
			possible: (e, t, n) => n > 0 && Ni(e, t),
			perform: (e, t, n) => e.push("rally", t, { left: n })
		},
		raise: {
			possible: (e, t, n) => n > 0 && $a(e),
			perform: (e, t, n) => e.push("raise", t, { left: n })
		},
		retrieve: {
			possible: pi,
			perform: (e, t) => e.push("retrieve", t)
		},
		privilege: {
			possible: ({ state: e }, t, n) => Ga(e, n),
			perform: (e, t, n) => e.push("privilege", t, {
				levels: n,
				may: !1
			})
		}
	},
	powers: Or,
	effect: kr,
	source: Ar,
	ref: jr
}, ro = Vt(no), io = Mt(no, ro, {
	held({ state: e }, t, n) {
		if (e.turn.number === 0 || t !== e.turn.seat) return;
		let { tiles: r } = e.players[t];
		for (let e = 0; e < r.length; e++) tr[r[e]] && n.push(Cr(r[e]));
	},
	leaves(e, t, n) {
		let { players: r, gone: i } = e.state, a = Er(n), { tiles: o } = r[t];
		o.splice(o.indexOf(a), 1), i.tiles.push(a), e.tell({
			say: "grant-used",
			seat: t,
			tile: B[a].id
		});
	}
}), ao = {
	strength: 0,
	magic: 0,
	knight: 0,
	gold: 0
}, oo = P.map((e, t) => t);
function so(e, t = ao) {
	let { me: n, worths: r } = e;
	return {
		resources: r,
		count: () => 4 - n.towers,
		acquire: () => 0,
		lose: () => 0,
		rob: () => 0,
		act(r) {
			switch (r) {
				case "move": return Math.max(0, bo(e, n.margrave, 1) - go(e, n.margrave));
				case "deploy": return Co(e, gi[n.margrave]);
				case "deploy-anywhere": return Co(e, oo);
				case "send": return So(e, oo);
				case "ship": return Ho(e, Lr(n), 0);
				case "slay": return ko(e, n.margrave, t);
				case "hire": return Mo(e, -1, t.gold);
				case "hire-for-two": return Mo(e, 2, t.gold);
				default: return Mo(e, 0, t.gold);
			}
		},
		verb(t, i) {
			switch (t) {
				case "move-anywhere": return xo(e) - go(e, n.margrave);
				case "send-knight": return So(e, oo);
				case "rally": return i * uo(e, n.margrave);
				case "raise": return i * r.knight * .8;
				case "retrieve": return e.rounds > 0 ? .9 : 0;
				default: return Lo(e, i);
			}
		}
	};
}
var co = [
	"strength",
	"magic",
	"knight",
	"gold"
];
function lo(e, t) {
	let n = () => 4 - e.me.towers, r = co.map((e) => [e, Math.max(0, y(t, e, n))]);
	return b(t, so(e, Object.fromEntries(r)));
}
function uo(e, t) {
	return e.visits[t] ??= fo(e, t);
}
function fo(e, t) {
	let { power: n } = P[t], { me: r, state: i, worths: a } = e, o = 2 * a.gold;
	return n.op === "pay" && !ho(e, n.cost) || n.op === "pay" && y(n.of, "gem", mo) > 0 && i.supply.gem === 0 || n.op === "gain" && r.strength === 8 && y(n, "strength", mo) > 0 ? o : Math.max(o, po(e, n));
}
function po(e, t) {
	let n = t.op === "pay" ? -y(t.cost, "wild", mo) : 0;
	return t.op !== "pay" || n === 0 ? b(t, so(e)) : y(t.of, "gem", mo) > 0 ? Vo(e) : b(t.of, so(e)) - Bo(e, n);
}
var mo = () => 0, ho = ({ me: e }, t) => e.gold >= -y(t, "gold", mo) && Lr(e) >= -y(t, "wild", mo);
function go(e, t) {
	return e.sites[t] ??= _o(e, t);
}
function _o(e, t) {
	let { state: n, me: r, seat: i, rounds: a } = e, o = X.slayNear * ko(e, t, {
		...ao,
		strength: 1
	}), s = ja(r);
	if (r.towers === 0 || a < s) return o;
	let c = 0;
	for (let r = 0; r < oo.length; r++) {
		let o = yo[t][r];
		vo(n, i, r) && a >= o && (c = Math.max(c, X.siteShare * wo(e, r) * Ma(s) * X.near ** o));
	}
	return o + c;
}
function vo({ towers: e }, t, n) {
	let r = e.slice(n * 3, (n + 1) * 3);
	return r.includes(H) && !r.includes(t);
}
var yo = oo.map((e) => {
	let t = oo.map(() => Infinity);
	t[e] = 0;
	for (let n = [e]; n.length > 0;) {
		let e = n.shift();
		for (let r of gi[e]) t[r] === Infinity && (t[r] = t[e] + 1, n = [...n, r]);
	}
	return t;
});
function bo(e, t, n) {
	let r = go(e, t);
	if (n === 0) return r;
	for (let i of gi[t]) r = Math.max(r, uo(e, i) + bo(e, i, n - 1));
	return r;
}
function xo(e) {
	return Math.max(...oo.filter((t) => t !== e.me.margrave).map((t) => uo(e, t) + go(e, t)));
}
function So(e, t) {
	let n = 0;
	for (let r of t) n = Math.max(n, uo(e, r));
	return n;
}
function Co(e, t) {
	let { me: n, state: r, worths: i } = e, a = n.knight > 0 ? uo(e, n.margrave) - i.knight : 0;
	return Math.max(0, a, r.knights[n.margrave] > 0 ? So(e, t) : 0);
}
function wo(e, t) {
	let { state: n, worths: r } = e, i = 0;
	for (let n of da[t]) i += Oa(e, n);
	let a = 0;
	return P[t].slots.forEach((r, i) => {
		n.towers[t * 3 + i] === H && (a = Math.max(a, b(r, Do(e))));
	}), i + a + 3 * r.influence;
}
function To(e) {
	let { me: t } = e, { stone: n, wood: r, magic: i, gem: a } = t, o = {
		stone: n - 1,
		wood: r - 1,
		magic: i - 1,
		gem: a - 1
	}, s = zo(e, t) - zo(e, o);
	return wo(e, t.margrave) - s - go(e, t.margrave) + X.timing;
}
var Eo = .8;
function Do(e) {
	return {
		...so(e),
		act: () => Eo,
		verb: (t, n) => t === "privilege" ? Lo(e, n) : Eo
	};
}
function Oo(e, t) {
	let { worths: n } = e, { strength: r, magic: i, reward: a, influence: o } = I[t];
	return (a === null ? 0 : b(a, Do(e))) + o * n.influence - r * n.strength * .75 - i * n.magic;
}
function ko(e, t, n) {
	let { state: r, me: i } = e, a = i.knight + n.knight + r.knights[t], o = i.strength + n.strength + Math.min(a, Ui(r)), s = 0;
	for (let a of _i[t]) {
		let t = J(r, a);
		if (t === H) continue;
		let { strength: c, magic: l } = I[t];
		o >= c && i.magic + n.magic >= l && (s = Math.max(s, Oo(e, t)));
	}
	return s;
}
function Ao(e, t) {
	let { rounds: n } = e, r = X.use * Math.max(0, b(j[t].power, Do(e)));
	return Oa(e, ua[t]) + n * (X.card + r) * .4;
}
function jo(e, t, n) {
	let r = e.state.line[t], i = n < 0 ? wn[t] : n;
	return Ao(e, r) - i * e.worths.gold;
}
function Mo(e, t, n) {
	let { state: r, me: i } = e, a = 0;
	for (let o = 0; o < r.line.length; o++) r.line[o] !== H && (t < 0 ? wn[o] : t) <= i.gold + n && (a = Math.max(a, jo(e, o, t)));
	return a;
}
function No(e, t) {
	let { guild: n, power: r } = j[t];
	return Math.max(lo(e, r), Po(e, n));
}
function Po(e, t) {
	let { me: n } = e, r = t === "holy" ? 2 : 1;
	return (t === "holy" ? 0 : lo(e, Fo(_n[t]))) + bo(e, n.margrave, r) - go(e, n.margrave) + .9 * Co(e, gi[n.margrave]);
}
var Fo = (e) => e.op === "all" ? e.of[0] : e;
function Io(e, t) {
	let { grant: n, banner: r } = B[t];
	if (n !== null) return .85 * b(n, Do(e));
	if (r !== null) {
		let { tiles: n } = e.me;
		return ba([...n, t]) - ba(n) + .15 * e.rounds * .5;
	}
	let i = 0;
	for (let n of fa[t]) i += Oa(e, n);
	return i;
}
function Lo(e, t) {
	let { tiles: n } = e.state, r = 0;
	for (let i = 0; i < n.length; i++) (i < 3 ? 1 : 2) === t && n[i] !== H && (r = Math.max(r, Io(e, n[i])));
	return r;
}
function Ro(e, t) {
	let { stone: n, wood: r, magic: i, gem: a } = e.me, o = {
		stone: n,
		wood: r,
		magic: i,
		gem: a
	};
	for (let e = 0; e < t; e++) {
		let e = "stone";
		for (let t of S) o[t] > o[e] && (e = t);
		o[e]--;
	}
	return o;
}
var zo = (e, t) => Na(t, {
	rounds: e.rounds,
	tower: e.tower,
	towers: e.me.towers
});
function Bo(e, t) {
	return zo(e, e.me) - zo(e, Ro(e, t));
}
function Vo(e) {
	let t = Ro(e, 3);
	return zo(e, {
		...t,
		gem: t.gem + 1
	}) - zo(e, e.me);
}
function Ho(e, t, n) {
	let { me: r } = e, i = Do(e), a = 0, o = 0;
	for (let s = 1; s <= t; s++) {
		let t = (r.ship + n + s - 1) % xn.length;
		a += b(xn[t].reward, i), o = Math.max(o, a - Bo(e, s));
	}
	return o;
}
// ../h/base/games/margraves/appraise.ts
var Z = .01, Uo = -9, Wo = (e, t) => {
	let n = so(Y(e, t));
	return (e) => b(V[e].reward, n);
}, Go = ({ worths: e }, t) => Tr(t) ? 2 * e.gold : Z, Ko = {
	...lt(no, (e, t) => {
		let n = Y(e, t);
		return {
			prices: so(n),
			pass: Z,
			effect: (e) => po(n, e),
			aim: () => 0,
			acquire: () => 0,
			pay: () => 0,
			card: () => 0
		};
	}),
	[Dt]: () => () => Z,
	keep: Wo,
	cash: Wo,
	play(e, t) {
		let n = Y(e, t);
		return (e) => Yo(n, e);
	},
	wild(e, t) {
		let { worths: n } = Y(e, t);
		return (e) => e === -1 ? Z : n[S[e]];
	},
	"make-room"(e, t, { token: n }) {
		let { worths: r } = Y(e, t);
		return (e) => e === -1 ? 0 : r[n] - r[C[e]];
	},
	"pay-wild"({ players: e }, t) {
		let n = e[t];
		return (e) => n[S[e]];
	},
	influence(e, t) {
		let n = Y(e, t);
		return (e) => e === -1 ? 0 : Xo(n, e);
	},
	privilege(e, t) {
		let n = Y(e, t);
		return (e) => e === -1 ? Z : Io(n, e);
	},
	move(e, t) {
		let n = Y(e, t);
		return (e) => e === -1 ? go(n, n.me.margrave) + Z : go(n, e) + uo(n, e);
	},
	deploy(e, t) {
		let n = Y(e, t);
		return (e) => {
			if (e === -1) return Z;
			let t = uo(n, e % wi);
			return e < wi ? t : t - n.worths.knight;
		};
	},
	send: () => (e) => e === -1 ? Z : 1,
	"send-to"(e, t) {
		let n = Y(e, t);
		return (e) => e === -1 ? Z : uo(n, e);
	},
	rally(e, t) {
		let n = Y(e, t);
		return (e) => e === -1 ? Z : uo(n, n.me.margrave);
	},
	raise(e, t) {
		let { worths: n } = Y(e, t);
		return (e) => e === -1 ? Z : n.knight;
	},
	hire(e, t, { price: n, source: r }) {
		let i = Y(e, t);
		return (e) => e === -1 ? Go(i, r) : jo(i, e, n);
	},
	slay(e, t) {
		let n = Y(e, t);
		return (t) => t === -1 ? Z : Oo(n, J(e, t));
	},
	battle(e, t, { left: n }) {
		let r = Y(e, t);
		return (e) => Zo(r, e, n);
	},
	ship(e, t, { shipped: n, source: r }) {
		let i = Y(e, t), a = Ho(i, Lr(i.me), n);
		return (e) => e === -1 ? n > 0 ? Z : Go(i, r) : a + .01 * i.me[S[e]];
	},
	dismiss(e, t) {
		let n = Y(e, t);
		return (t) => t === -1 ? 0 : -Ao(n, e.line[t]);
	},
	retrieve(e, t) {
		let n = Y(e, t);
		return (e) => e === -1 ? 0 : No(n, e % fi);
	},
	"face-down"(e, t) {
		let n = Y(e, t);
		return (e) => -No(n, e);
	},
	build(e, t) {
		let n = so(Y(e, t)), { slots: r } = P[e.players[t].margrave];
		return (e) => b(r[e % 3], n);
	}
}, qo = Object.fromEntries(Object.entries(Ko).map(([e, t]) => [e, (n, r, i) => {
	let a = t(n, r, i);
	return (t) => {
		let i = jt(t);
		return i < 0 ? a(t) : e === "grants/gate" ? Jo(Y(n, r), i) : Uo;
	};
}]));
function Jo(e, t) {
	let n = b(kr(t), so(e));
	return e.rounds > 1 && n < 1.2 ? 0 : n;
}
function Yo(e, t) {
	let { me: n, rounds: r } = e;
	if (t === Ba) {
		let t = n.citizens.length - oi(n);
		return so(e).act("hire") + Math.min(1, r) * (X.recalled * t - X.recallLater);
	}
	if (t === Va) return To(e);
	let { guild: i, power: a } = j[t % za];
	return t < za ? Po(e, i) : lo(e, a);
}
function Xo(e, t) {
	let { me: n, worths: r } = e, i = q(n.influence[t]);
	return Aa(e, t) - (i > 0 && n.gold - i < 2 ? r.gold : 0);
}
function Zo(e, t, n) {
	let { worths: r, state: i } = e;
	if (t === Ji) return -n * r.strength;
	let a = t < 12 ? .2 : r.knight, o = t % 12, s = 0;
	return yi.forEach((t, n) => {
		if (!t.includes(o)) return;
		let r = t.filter((e) => i.tombs[e] === 0).length, a = b(kr(Sr(n)), so(e));
		s += r === 1 ? a : .2 * a / r;
	}), -a - (n - 1) * r.strength + s;
}
// ../h/base/games/margraves/board.ts
function Qo(e, t) {
	let { pen: n } = t;
	return [
		n.strong($o(e, t)),
		"",
		n.faint(c("Locations", 12) + c("power", 16) + c("knights", 9) + c("slots", 20) + "margraves"),
		...P.map((n, r) => ts(e, r, t)),
		"",
		...F.map((t, n) => ns(e, n)),
		...is(e),
		...me("Line: ", e.line.map(as), t.width),
		...me("Tiles I: ", e.tiles.slice(0, 3).map(os), t.width),
		...me("Tiles II: ", e.tiles.slice(3).map(os), t.width),
		n.faint(ss(e)),
		"",
		...e.players.flatMap((n, r) => cs(e, n, r, t))
	];
}
function $o({ turn: e, isOver: t, ending: n }, { who: r, width: i }) {
	let a = t ? "the game is over" : e.number === 0 ? "wealth is chosen and cashed in" : `turn ${e.number}, ${c(r(e.seat), 24).trimEnd()}`;
	return c(`Margraves · ${a}${n !== "" && !t ? " · last round" : ""}`, i).trimEnd();
}
var es = (e, t) => c(t(e), 8).trimEnd();
function ts(e, t, { pen: n, who: r, width: i }) {
	let { name: a, power: o, slots: s } = P[t], l = s.map((n, r) => e.towers[t * 3 + r] === H ? en(n, dn) : "▲"), u = e.players.flatMap((e, n) => e.margrave === t ? [es(n, r)] : []), d = e.towers.slice(t * 3, (t + 1) * 3).filter((e) => e !== H).map((e) => `▲${es(e, r)}`), f = `${c(a, 12)}${c(en(o, dn), 16)}${c("♞".repeat(Math.min(7, e.knights[t])), 9)}`, p = [
		l.join(", "),
		...d,
		...u.map((e) => `*${e}`)
	].join("  ");
	return n.paint("location", c(f + p, i).trimEnd());
}
function ns(e, t) {
	let { stack: n, below: r } = e.lairs[t], i = c(F[t], 8), a = `${n.length} + ${r.length} below`, o = J(e, t);
	if (o === H) return `${i}(turned up at the end of the turn)  ${a}`;
	let { name: s, strength: l, magic: u, reward: d, influence: f } = I[o], p = `${l}S${u > 0 ? ` ${u}M` : ""}`, m = [...d === null ? [] : [en(d, dn)], `${f}I`].join(" + ");
	return `${i}${c(s, 18)}${c(p, 8)}${c(m, 24)}${a}`;
}
var rs = [
	"·",
	"†",
	"‡"
];
function is({ tombs: e }) {
	return [`Tombs   ${Array.from({ length: e.length / 4 }, (t, n) => e.slice(n * 4, (n + 1) * 4).map((e) => rs[e]).join("")).join("  ")}`];
}
var as = (e, t) => e === H ? `${wn[t]}G –` : `${wn[t]}G ${j[e].name}`;
function os(e) {
	if (e === H) return "–";
	let { grant: t, guilds: n, banner: r } = B[e];
	return t === null ? r === null ? `seal ${n.join("+")}` : `banner ${r}` : en(t, dn);
}
function ss({ supply: e, deck: t, stacks: n }) {
	return `Supply: ${C.map((t) => `${e[t]} ${t}`).join(", ")} · deck ${t.length}, tiles ${n[0].length}/${n[1].length}`;
}
function cs(e, t, n, r) {
	let { pen: i, who: a, width: o } = r, s = e.turn.number > 0 && n === e.turn.seat ? ">" : " ", l = i.paint(`seat${n}`, c(a(n), 14)), u = i.strong(`${String(wa(e)[n]).padStart(3)} VP`), d = `${t.gold}G ${t.strength}S`, f = [...C.filter((e) => t[e] > 0).map((e) => `${t[e]} ${e}`), ...t.towers > 0 ? [`${t.towers} towers`] : []].join(", ");
	return [
		`${s} ${l}${u}  ${c(d, 8)} ${c(f, o - 35).trimEnd()}`,
		`    ${ls(t, i)}  ship ${t.ship}`,
		...ds(t, o),
		...fs("    played: ", us(t, 1), o),
		...fs("    tiles: ", t.tiles.map(os), o),
		...fs("    wealth: ", [...t.dealt, ...t.kept].filter((e) => e >= 0).map((e) => en(V[e].reward, dn)), o)
	];
}
function ls({ influence: e }, t) {
	return e.map((e, n) => {
		let r = e === Fn ? "" : q(e) > 0 ? `!${q(e)}G` : "", i = `${fn[n]} ${M.points[Fi(e)]}${".".repeat(e % M.spaces)}${r}`;
		return t.paint(fn[n], i);
	}).join("  ");
}
var us = ({ citizens: e, lying: t }, n) => e.filter((e, r) => t[r] === n).map((e) => j[e].name);
function ds(e, t) {
	let { citizens: n, lying: r } = e, i = n.filter((e, t) => r[t] < 0).map((e) => j[e].name), a = r.filter((e) => e === -1).length;
	if (i.length > 0) return me(`    hand: ${a} of `, i, t);
	let o = us(e, 0);
	return [...me("    hand: ", o.length === 0 ? ["nothing"] : o, t), ...fs("    face down: ", us(e, 2), t)];
}
function fs(e, t, n) {
	return t.length === 0 ? [] : me(e, t, n);
}
// ../h/base/games/margraves/actions/ship.ts
var ps = l({
	args: {
		shipped: g(0, 24),
		source: g(-1, Or)
	},
	fits: (e, t, n, r) => K(e, t, r),
	options({ state: e }, t, n) {
		for (let r = 0; r < S.length; r++) e.players[t][S[r]] > 0 && n.add(r);
		n.add(-1);
	},
	prompt: (e, t, { shipped: n }) => ({
		say: "ask-ship",
		shipped: n
	}),
	face(e, t, n, { shipped: r, source: i }) {
		if (n === -1 && r > 0) return ti;
		if (n === -1) return Tr(i) ? {
			id: "pass",
			note: { say: "gold-instead" },
			ref: "turn"
		} : ei;
		let a = S[n];
		return {
			id: `ship:${a}`,
			note: {
				say: "ship-token",
				token: a
			},
			ref: `storage:${a}`
		};
	},
	fallback: () => [-1],
	resolve(e, t, n, { shipped: r, source: i }) {
		if (n !== -1) return Jr(e, t, S[n]), e.push("ship", t, {
			shipped: r + 1,
			source: i
		});
		r > 0 ? ms(e, t, r) : Tr(i) && Yr(e, t, En.amounts.gold, i);
	}
});
function ms(e, t, n) {
	let r = e.state.players[t], i = [];
	for (let e = 0; e < n; e++) r.ship = r.ship % xn.length + 1, i.push(xr(r.ship - 1));
	e.tell({
		say: "shipped",
		seat: t,
		n,
		segment: r.ship
	}), Ri(e, t, i);
}
// ../h/base/games/margraves/phases/draft.ts
var hs = o({
	fits: re,
	run(e) {
		e.push("pass-left", n);
		for (let t = 0; t < e.state.players.length; t++) e.together("keep", t);
	}
}), gs = (e) => {
	let { id: t } = V[e];
	return {
		id: t,
		note: {
			say: "wealth",
			wealth: t
		},
		ref: `wealth:${t}`
	};
}, _s = l({
	fits: ({ lane: t, state: n }, r, i, a) => t === 1 + r && a.length === 0 && n.core.agenda[e].at(-1)?.step === "pass-left" && n.players[r].dealt.length > 1,
	options({ state: e }, t, n) {
		let { dealt: r } = e.players[t];
		for (let e = 0; e < r.length; e++) n.add(r[e]);
	},
	prompt: ({ state: e }, t) => ({
		say: "ask-keep",
		left: 3 - e.players[t].kept.length
	}),
	face: (e, t, n) => gs(n),
	resolve(e, t, n) {
		let { dealt: r, kept: i } = e.state.players[t];
		de(r, n), i.push(n);
		let { id: a } = V[n];
		e.tell({
			say: "wealth-kept",
			seat: t,
			wealth: null,
			secret: {
				seat: t,
				wealth: a
			}
		});
	}
}), vs = o({
	fits: ({ lane: t }, n, r, i) => t === e && i.length === 0,
	run(e) {
		let { players: t, gone: r, first: i } = e.state;
		e.learn();
		let a = t.map(({ dealt: e }) => e);
		if (t.forEach((e, n) => {
			e.dealt = a[(n + t.length - 1) % t.length];
		}), t[0].kept.length < 3) return e.push("draft", n);
		for (let e of t) r.wealth.push(...e.dealt.splice(0));
		e.push("turn", i);
		for (let n = 3 * t.length - 1; n >= 0; n--) e.push("cash", (i + n) % t.length);
	}
}), ys = l({
	fits: ({ lane: t, state: n }, r, i, a) => t === e && bs(n, r, a.length),
	options({ state: e }, t, n) {
		let { kept: r } = e.players[t];
		for (let e = 0; e < r.length; e++) n.add(r[e]);
	},
	prompt: () => ({ say: "ask-cash" }),
	face: (e, t, n) => gs(n),
	resolve(e, t, n) {
		de(e.state.players[t].kept, n), e.state.gone.cashed.push(n), e.learn(), e.tell({
			say: "cashed",
			seat: t,
			wealth: V[n].id
		}), Nr(e, t, wr(n));
	}
});
function bs({ players: e, first: t }, n, r) {
	let i = 3 * e.length - r;
	return r > 0 && i >= 0 && n === (t + i) % e.length;
}
// ../h/base/games/margraves/phases/end.ts
var xs = ({ lane: t, state: n }, r, i, a) => t === e && r === n.turn.seat && i.length === a, Ss = o({
	fits: (e, t, n, r) => xs(e, t, r, 2) && r[1].step === "tombs",
	run: (e, t) => io.gate(e, t)
}), Cs = o({
	fits: (e, t, n, r) => xs(e, t, r, 1) && r[0].step === "refill",
	run(e, t) {
		let { state: n } = e, r = ws(n.tombs);
		for (let e = 0; e < 12; e++) n.tombs[e] === 2 && (n.tombs[e] = 1);
		if (r.length !== 0) {
			if (e.push("tombs", t), e.push("last-grants", t), e.events !== null) for (let n of r) e.tell({
				say: "tomb-line",
				seat: t,
				line: Dr[n]
			});
			Ri(e, t, r);
		}
	}
});
function ws(e) {
	let t = [];
	for (let n = 0; n < yi.length; n++) {
		let r = !0, i = !1;
		for (let t of yi[n]) e[t] === 0 && (r = !1), e[t] === 2 && (i = !0);
		r && i && t.push(Sr(n));
	}
	return t;
}
var Ts = o({
	fits: (e, t, n, r) => xs(e, t, r, 0),
	run(e, t) {
		Es(e), Ds(e), Os(e), ks(e), As(e);
		let { ending: n, first: r, players: i } = e.state, a = (t + 1) % i.length;
		n !== "" && a === r ? Qi(e) : e.push("turn", a);
	}
});
function Es(e) {
	let { tombs: t, supply: n, knights: r } = e.state;
	if (!t.includes(0)) {
		t.fill(0), n.knight += 12;
		for (let e = 0; e < r.length; e++) r[e] === 0 && n.knight > 0 && (n.knight--, r[e] = 1);
		e.tell({ say: "tombs-emptied" });
	}
}
function Ds(e) {
	let { tiles: t, stacks: n } = e.state;
	for (let r = 0; r < t.length; r++) {
		if (t[r] !== H) continue;
		let i = n[r < 3 ? 0 : 1].pop();
		i === void 0 ? Zi(e, "tiles") : (t[r] = i, e.learn(), e.tell({
			say: "tile-laid",
			tile: B[i].id
		}));
	}
}
function Os(e) {
	let { lairs: t } = e.state;
	for (let n = 0; n < t.length; n++) {
		let r = t[n];
		if (!r.isOpen) {
			if (r.stack.length === 0) {
				let { below: t } = r;
				r.below = r.stack, r.stack = t, e.shuffle(t), e.tell({
					say: "lair-shuffled",
					lair: F[n]
				});
			}
			r.isOpen = !0, e.learn(), e.events !== null && e.tell({
				say: "monster-up",
				monster: I[r.stack.at(-1)].id
			});
		}
	}
}
function ks(e) {
	let { line: t, players: n, gone: r } = e.state;
	if (n.length > 1) return;
	let i = t.findIndex((e) => e !== H);
	i < 0 || (e.tell({
		say: "left-line",
		citizen: j[t[i]].id
	}), r.citizens.push(t[i]), t[i] = H);
}
function As(e) {
	let { line: t, deck: n } = e.state, r = 0;
	for (let e = 0; e < t.length; e++) {
		let n = t[e];
		n !== H && (t[e] = H, t[r++] = n);
	}
	for (; r < t.length; r++) {
		let i = n.pop();
		if (i === void 0) return Zi(e, "citizens");
		t[r] = i, e.learn(), e.tell({
			say: "citizen-laid",
			citizen: j[i].id
		});
	}
}
// ../h/base/games/margraves/turn.ts
var js = o({
	fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length === 0 && n.turn.number === 0 && r === n.first,
	run(e, t) {
		let { turn: n, players: r } = e.state;
		n.number++, n.seat = t, n.mustRecall = oi(r[t]) <= 1, n.card = H, e.tell({
			say: "turn",
			seat: t,
			turn: n.number
		}), e.push("refill", t), e.push("tombs", t), e.push("last-grants", t), e.push("play", t);
	}
}), Ms = {
	...io.within({
		play: Ha,
		move: Si,
		deploy: Oi,
		send: ji,
		"send-to": Mi,
		rally: Pi,
		ship: ps,
		slay: Ki,
		hire: ai,
		dismiss: li,
		retrieve: mi,
		raise: eo,
		wild: Ya,
		influence: Li,
		privilege: Ka,
		...ro.steps
	}),
	"make-room": Za,
	"pay-wild": Qa,
	battle: Yi,
	"face-down": ra,
	build: ia,
	"take-back": ui,
	draft: hs,
	keep: _s,
	"pass-left": vs,
	cash: ys,
	turn: js,
	tombs: Cs,
	"last-grants": Ss,
	refill: Ts
};
// ../h/base/games/margraves/check.ts
function Ns(e) {
	return oe({
		description: Qn,
		families: Object.values(U),
		steps: Ms,
		players: [
			1,
			2,
			3,
			4,
			5
		],
		isOver: ({ isOver: e }) => e,
		invariants: Ps
	}, e);
}
function Ps(e) {
	let t = [], n = (e, n) => void (e && t.push(n));
	return n(e.settings.players !== e.players.length, "settings.players must fit the players"), Is(e, n), Ls(e, n), Rs(e, n), zs(e, n), Bs(e, n), t;
}
var Fs = (e) => e.reduce((e, t) => e + t, 0);
function Is({ players: e, supply: t, knights: n, tombs: r }, i) {
	let a = Tn[e.length - 1];
	for (let n of [...S, "gem"]) {
		let r = t[n] + Fs(e.map((e) => e[n]));
		i(r !== a[n], `there must be ${a[n]} of ${n}, not ${r}`);
	}
	let o = r.filter((e) => e !== 0).length, s = t.knight + Fs(e.map(({ knight: e }) => e)) + Fs(n) + o;
	i(s !== a.knight, `there must be ${a.knight} knights, not ${s}`);
}
function Ls({ players: e, towers: t }, n) {
	e.forEach((e, r) => {
		let i = t.flatMap((e, t) => e === r ? [Math.floor(t / 3)] : []);
		n(e.towers + i.length !== 4, `players[${r}] must have 4 towers`), n(new Set(i).size !== i.length, `players[${r}] has two towers in a Location`);
	}), n(t.some((t) => t >= e.length), "a tower belongs to nobody at this table");
}
function Rs({ players: e }, t) {
	e.forEach((e, n) => {
		let r = `players[${n}]`;
		t(Ir(e) < 0, `${r} has more in storage than there is space for`), t(e.citizens.length !== e.lying.length, `${r}.lying must fit the Citizens`), t(In.some((t) => e.citizens.filter((e) => e === t).length !== 1), `${r} must have one of each starting Citizen`);
	});
}
function zs(e, t) {
	let { lairs: n, tiles: r, stacks: i } = e;
	n.forEach(({ stack: e, below: n, isOpen: r }, i) => {
		t([...e, ...n].some((e) => I[e].lair !== F[i]), `lairs[${i}] holds a monster of another lair`), t(r && e.length === 0, `lairs[${i}] has nothing to turn up`);
	});
	let a = (e) => (t) => t === H || B[t].level === e;
	t(!i[0].every(a(1)) || !i[1].every(a(2)) || !r.slice(0, 3).every(a(1)) || !r.slice(3).every(a(2)), "a tile lies with those of the other level");
}
function Bs(e, t) {
	let { players: n, turn: r, first: i, core: a, tombs: o, isOver: s, ending: c } = e, l = a.agenda[0][0]?.step, u = (i + Math.max(0, r.number - 1)) % n.length;
	t(r.seat !== u, "it is not the turn of this seat"), t(r.number === 0 != (l === "pass-left" || l === "turn"), "turns begin when wealth is cashed in"), t(s && c === "", "the game is over without a reason"), t(s && (r.seat + 1) % n.length !== i, "the last round is not complete"), t(r.card >= n[r.seat].citizens.length, "turn.card is no card of the active player"), t(r.number === 0 && o.includes(2), "a knight has fallen before the first turn");
	let d = n.map((e) => e.kept.length), f = n.map((e) => e.dealt.length), p = a.agenda.slice(1).map((e) => e.length > 0);
	if (l === "pass-left") {
		let e = Math.max(...d);
		n.forEach((n, r) => {
			let i = p[r];
			t(d[r] + f[r] !== 4, `players[${r}] must hold four wealth tiles`), t(d[r] + +!!i !== (p.some((t, n) => t && d[n] === e) ? e + 1 : e), `players[${r}] has kept too many tiles, or too few`);
		}), t(!p.includes(!0), "nobody chooses, and nothing goes on");
		return;
	}
	t(Fs(f) > 0, "all wealth tiles are chosen");
	let m = a.agenda[0].filter(({ step: e }) => e === "cash");
	n.forEach((e, n) => t(d[n] !== m.filter((e) => e.seat === n).length, `players[${n}] must have a wealth tile for each that is to be cashed in`)), t(p.includes(!0), "nobody chooses at the same time as others now");
}
// ../h/base/games/margraves/clone.ts
function Vs(e) {
	return {
		core: u(e.core),
		settings: e.settings,
		players: Hs(e.players),
		supply: {
			stone: e.supply.stone,
			wood: e.supply.wood,
			magic: e.supply.magic,
			gem: e.supply.gem,
			knight: e.supply.knight
		},
		knights: e.knights.slice(),
		towers: e.towers.slice(),
		tombs: e.tombs.slice(),
		lairs: Ws(e.lairs),
		deck: e.deck.slice(),
		line: e.line.slice(),
		tiles: e.tiles.slice(),
		stacks: [e.stacks[0].slice(), e.stacks[1].slice()],
		gone: {
			citizens: e.gone.citizens.slice(),
			tiles: e.gone.tiles.slice(),
			cashed: e.gone.cashed.slice(),
			wealth: e.gone.wealth.slice()
		},
		first: e.first,
		turn: {
			number: e.turn.number,
			seat: e.turn.seat,
			mustRecall: e.turn.mustRecall,
			card: e.turn.card
		},
		ending: e.ending,
		isOver: e.isOver
	};
}
function Hs(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) t[n] = Us(e[n]);
	return t;
}
function Us(e) {
	return {
		gold: e.gold,
		strength: e.strength,
		stone: e.stone,
		wood: e.wood,
		magic: e.magic,
		gem: e.gem,
		knight: e.knight,
		towers: e.towers,
		margrave: e.margrave,
		ship: e.ship,
		influence: e.influence.slice(),
		citizens: e.citizens.slice(),
		lying: e.lying.slice(),
		tiles: e.tiles.slice(),
		dealt: e.dealt.slice(),
		kept: e.kept.slice()
	};
}
function Ws(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) {
		let { stack: r, below: i, isOpen: a } = e[n];
		t[n] = {
			stack: r.slice(),
			below: i.slice(),
			isOpen: a
		};
	}
	return t;
}
// ../h/base/games/margraves/edition.ts
var Gs = {
	id: "margraves",
	name: {
		name: "Margraves of Valeria",
		players: [1, 5],
		company: 3,
		box: {
			picture: "watchtower",
			author: "Delapouite",
			from: "#6d4a2b",
			to: "#231509"
		},
		words: {
			en: {
				name: "Margraves of Valeria",
				line: "Travel the borders, slay what comes out of the lairs, build four Ward Towers and win the favour of the guilds.",
				minutes: "60–120",
				solo: "Alone: so many points before the line of Citizens runs dry"
			},
			de: {
				name: "Margraves of Valeria",
				line: "Bereise die Grenzmark, erlege, was aus den Horten kommt, baue vier Wehrtürme und gewinne die Gunst der Gilden.",
				minutes: "60–120",
				solo: "Allein: so viele Punkte, ehe die Reihe der Bürger versiegt"
			},
			fr: {
				name: "Margraves of Valeria",
				line: "Parcours les frontières, terrasse ce qui sort des repaires, construis quatre Tours de garde et gagne la faveur des guildes.",
				minutes: "60–120",
				solo: "En solitaire\xA0: tant de points avant que la file des Citoyens ne se vide"
			}
		}
	}.name,
	rulesVersion: 2,
	settings: jn
}, Ks = (e, t, n) => e === 1 ? t : `${e} ${n}`, qs = {
	resources: {
		gold: ["gold", "gold"],
		strength: ["strength", "strength"],
		stone: ["stone", "stone"],
		wood: ["wood", "wood"],
		magic: ["magic", "magic"],
		wild: ["Resource of your choice", "Resources of your choice"],
		gem: ["gem", "gems"],
		knight: ["knight", "knights"],
		influence: ["influence", "influence"]
	},
	counts: { towers: {
		label: "Ward Tower",
		each: "each Ward Tower you have built",
		many: "Ward Towers built"
	} },
	timings: {},
	modifiers: {},
	supplies: {},
	filters: {},
	places: {},
	actions: {
		move: {
			label: "move your margrave",
			say: "move your margrave by road to the next Location"
		},
		deploy: {
			label: "deploy a knight",
			say: "deploy a knight from your margrave’s Location to the next, or from storage to your margrave"
		},
		"deploy-anywhere": {
			label: "deploy a knight anywhere",
			say: "deploy a knight from your margrave’s Location or from storage to any Location"
		},
		send: {
			label: "send a knight",
			say: "send a knight from any Location to any other"
		},
		ship: {
			label: "ship",
			say: "ship any number of Resources"
		},
		slay: {
			label: "slay a monster",
			say: "slay a monster next to your margrave"
		},
		hire: {
			label: "hire a Citizen",
			say: "hire a Citizen of the line for the price of its slot"
		},
		"hire-for-two": {
			label: "hire for 2 gold",
			say: "hire any Citizen of the line for 2 gold"
		},
		"hire-free": {
			label: "hire for nothing",
			say: "hire any Citizen of the line for nothing"
		}
	},
	verbs: {
		"move-anywhere": {
			label: "move your margrave anywhere",
			say: () => "move your margrave to any other Location"
		},
		"send-knight": {
			label: "send a knight (a must)",
			say: () => "send a knight from any Location to any other, as a must"
		},
		rally: {
			label: "rally knights",
			say: (e) => `bring up to ${Ks(e, "one knight", "knights")} of other Locations to your margrave`
		},
		raise: {
			label: "raise knights",
			say: (e) => `take up to ${Ks(e, "one knight", "knights")} that lie in the Hero Tombs`
		},
		retrieve: {
			label: "retrieve a Citizen",
			say: () => "take back a Citizen that you played on an earlier turn"
		},
		privilege: {
			label: "a Privilege tile",
			say: (e) => `take a Privilege tile of level ${e}`
		}
	},
	signs: {
		"guild:worker": "Worker",
		"guild:soldier": "Soldier",
		"guild:shadow": "Shadow",
		"guild:holy": "Holy",
		"banner:fish": "Fish",
		"banner:lion": "Lion",
		"banner:stag": "Stag",
		"banner:raven": "Raven",
		"banner:boar": "Boar",
		"lair:hills": "Hills",
		"lair:ruins": "Ruins",
		"lair:forest": "Forest",
		"lair:swamp": "Swamp",
		"card:citizens": "Citizen",
		"card:monsters": "Monster",
		"card:tiles": "Privilege tile",
		tower: "Ward Tower",
		margrave: "Margrave",
		recall: "Recall",
		build: "Build",
		grant: "Grant",
		"end-of-game": "counts at the end of the game",
		tomb: "Hero Tomb",
		vp: "Victory Points",
		"first-player": "first player",
		opponent: "an opponent of your choice",
		owner: "whose power it is",
		"each-player": "every player",
		"each-opponent": "every opponent"
	}
}, Js = ht(qs), Ys = (e) => e === null ? "" : en(e, dn), Xs = (e) => e === null ? "" : sn(e, Js), Zs = (e) => e === null ? null : v(e);
function Qs() {
	return [
		...j.map($s),
		...I.map(ec),
		...P.map(tc),
		...B.map(nc),
		...V.map(({ id: e, reward: t, ...n }) => rc("wealth", e, e.toUpperCase(), t, n)),
		...xn.map(({ id: e, reward: t, ...n }, r) => rc("wheel", e, `Wheel, segment ${r + 1}`, t, n)),
		...Sn.map(({ id: e, reward: t, ...n }, r) => rc("tomb-line", e, `Hero Tombs, row ${r + 1}`, t, n)),
		...Cn.map(({ id: e, reward: t, ...n }, r) => rc("tomb-line", e, `Hero Tombs, column ${r + 1}`, t, n))
	];
}
function $s({ id: e, name: t, guild: n, copies: r, power: i, source: a, standIns: o }) {
	return {
		id: e,
		kind: r === null ? "starter" : "citizen",
		name: t,
		copies: r?.length ?? 5,
		cost: r === null ? "" : "slot",
		note: `${Ys(_n[n])} | ${Ys(i)}`,
		sentence: `Pennant: ${Xs(_n[n])} Power: ${Xs(i)}`,
		source: a,
		standIns: o,
		facts: {
			guild: n,
			copies: r,
			pennant: Zs(_n[n]),
			power: Zs(i)
		}
	};
}
function ec(e) {
	let { id: t, name: n, lair: r, boss: i, strength: a, magic: o, reward: s, influence: c, source: l, standIns: u } = e;
	return {
		id: t,
		kind: "monster",
		name: n,
		copies: 1,
		cost: o > 0 ? `${a}S + ${o}M` : `${a}S`,
		note: [Ys(s), `${c}I`].filter((e) => e !== "").join(" + "),
		sentence: `${Xs(s)} Gain ${c} influence.`.trimStart(),
		source: l,
		standIns: u,
		facts: {
			lair: r,
			boss: i,
			strength: a,
			magic: o,
			reward: Zs(s),
			influence: c
		}
	};
}
function tc({ id: e, name: t, roads: n, lairs: r, guilds: i, power: a, slots: o, at: s, source: c, standIns: l }) {
	return {
		id: e,
		kind: "location",
		name: t,
		copies: 1,
		cost: "",
		note: `${Ys(a)} | ${o.map(Ys).join(", ")}`,
		sentence: `${Xs(a)} Slots: ${o.map(Xs).join(" ")}`,
		source: c,
		standIns: l,
		facts: {
			roads: n,
			lairs: r,
			guilds: i,
			power: Zs(a),
			slots: o.map(Zs),
			at: s
		}
	};
}
function nc({ id: e, level: t, minPlayers: n, grant: r, guilds: i, banner: a, source: o, standIns: s }) {
	return {
		id: e,
		kind: "tile",
		name: `${r === null ? a === null ? "Seal" : "Banner" : "Grant"} ${e.toUpperCase()}`,
		copies: 1,
		cost: "",
		note: r === null ? a ?? i.join(" ") : Ys(r),
		sentence: r === null ? a === null ? `Counts at the end as ${i.join(" and ")}.` : `Counts at the end in a set of banners: ${a}.` : Xs(r),
		source: o,
		standIns: s,
		facts: {
			level: t,
			minPlayers: n,
			grant: Zs(r),
			guilds: i,
			banner: a
		}
	};
}
function rc(e, t, n, r, { source: i, standIns: a }) {
	return {
		id: t,
		kind: e,
		name: n,
		copies: 1,
		cost: "",
		note: Ys(r),
		sentence: Xs(r),
		source: i,
		standIns: a,
		facts: { reward: Zs(r) }
	};
}
// ../h/base/games/margraves/legend.ts
var ic = {
	numbers: {
		citizen: te(j),
		monster: te(I),
		tile: te(B),
		wealth: te(V),
		location: te(P),
		wheel: te(xn),
		"tomb-line": te([...Sn, ...Cn])
	},
	where: {
		...Qn.where,
		"players[].margrave": "location",
		"knights[#]": "location"
	}
}, ac = {
	mean: [
		35.286,
		4.1549,
		8.1549,
		3.892,
		2.7373,
		.29579,
		.68511,
		1.386,
		.36242,
		6.8342,
		14.513,
		5.4599,
		8.4493,
		2.4881,
		0,
		.34418,
		3.6763
	],
	scale: [
		.043183,
		.47199,
		.12597,
		.41609,
		.51832,
		2.102,
		1.054,
		1.3764,
		3.6036,
		.40698,
		.10919,
		.36537,
		.4477,
		.46597,
		0,
		3.5861,
		.8223
	],
	first: [
		-.14358,
		-.3689,
		-.34621,
		.017221,
		-.081217,
		66189e-10,
		-.20126,
		.55733,
		-.018845,
		-.31498,
		.13844,
		-.0058542,
		-.15457,
		-.93253,
		21914e-319,
		-.0071742,
		-.085578,
		-.014393,
		.65566,
		.49369,
		.035767,
		-.20541,
		.014288,
		.11726,
		.21035,
		.1081,
		-.0045054,
		-.3689,
		.39876,
		-.078773,
		-.064802,
		.033658,
		1901e-318,
		-.056188,
		.27826,
		-.37773,
		-.19519,
		-.37437,
		.25081,
		.023643,
		-.29027,
		.33675,
		.14547,
		.15251,
		-.09797,
		.077016,
		.045685,
		.021583,
		-.071179,
		-.006795,
		-2513e-318,
		.035558,
		.18985,
		-.33974,
		.059277,
		-.31516,
		-.60313,
		-.09087,
		-.41956,
		-.12423,
		-.4133,
		-.26105,
		.078188,
		.32516,
		.16871,
		-.085622,
		-.21551,
		-.21083,
		48691e-320,
		.11193,
		.21234,
		.2161,
		-.22664,
		.016324,
		.23453,
		.21079,
		.38575,
		.19621,
		.2071,
		.020124,
		-.0095262,
		.3173,
		.16479,
		.4194,
		-52744e-8,
		.3477,
		28553e-319,
		.0045627,
		.14527,
		-.17831,
		.0054376,
		.16906,
		-.52882,
		-.012428,
		-.18835,
		-.23613,
		-.237,
		-.46254,
		-.012006,
		-.029761,
		-.54758,
		-.1482,
		-.32986,
		-.61874,
		-90558e-320,
		.086432,
		-.23094,
		.65572,
		.0069689,
		.26144,
		.16079,
		.10577,
		-.27104,
		14759e-9,
		.42891,
		-.034917,
		.056981,
		.27533,
		-.34985,
		.02237,
		-.22239,
		.15925,
		-62907e-320,
		-.074359,
		.51902,
		.186,
		.063293,
		-.072971,
		.16676,
		-.25611,
		-.014479,
		-.65163,
		-.19425,
		-.22795,
		.12117,
		-.075759,
		-.61055,
		.084533,
		.049321,
		-.27189,
		-21404e-319,
		.087373,
		-.7099,
		.41776,
		.32441,
		.50943,
		.20403,
		.27985,
		-.31953,
		-.096148,
		-.16793,
		-.036998,
		.34736,
		.033237,
		-.36802,
		.076081,
		.01717,
		.29692,
		66191e-320,
		-.17187,
		.27032,
		-.016171,
		-.042634,
		-.11367,
		-.58101,
		.004392,
		.080594,
		-.12526,
		-.2,
		.41536,
		.30675,
		.30849,
		.11157,
		-.011168,
		-.022323,
		-.38856,
		92572e-320,
		.12637,
		.0032978,
		.27887,
		.67751,
		-.14409,
		.2424,
		-.40734,
		.010683,
		-.1539,
		.065559,
		.078971,
		-.071979,
		-.22522,
		-.14564,
		-.1329,
		.29912,
		.043446,
		-25182e-320,
		-.044962,
		-.27109,
		.21426,
		.34442,
		-.54619,
		-.84448,
		-.34607,
		-.14754,
		.082082,
		.2107,
		.13986,
		.10562,
		.020893,
		.11263,
		.026981,
		-.28555,
		-.056827,
		-10027e-319,
		.16801,
		-.12757,
		.076884,
		-.33418,
		-.25612,
		.2006,
		.10947,
		.080495,
		.12408,
		.259,
		-.22769,
		.047271,
		-.80897,
		-.24923,
		-28679e-8,
		-.082307,
		.10999,
		21904e-319,
		.38417,
		.52599,
		-.14425,
		.55055,
		-.46301,
		-.0069113,
		.048203,
		-.19332,
		.14254,
		-.18641,
		.20143,
		-.17459,
		-.45676,
		.096389,
		.12901,
		.22328,
		.29002,
		-13414e-319,
		-.03899,
		-.10881,
		.20031,
		.11389,
		-.077737,
		.0012567,
		-.18651,
		.19455,
		.060112,
		.064569,
		.060148,
		.092099,
		-.2959,
		.66974,
		-.15521,
		.1816,
		-.32518,
		-12362e-319,
		.11305,
		-.20778,
		-.22765,
		.098165,
		-.036079,
		-.073718,
		-.040337,
		.31493,
		.19212,
		-.15672,
		-.082807,
		-.41841,
		.55346,
		.15613,
		-.041052,
		.026316,
		-.012738,
		25096e-320,
		-.55496,
		-.18015,
		-.028814
	],
	second: [
		-.023514,
		-.02947,
		.16494,
		.21522,
		.016052,
		.14347,
		.12834,
		.099393,
		.27704,
		-.36496,
		.29433,
		.016659,
		.055716,
		.21357,
		.016545,
		-.14248,
		-.033401,
		.41734,
		-.38773,
		-48441e-8,
		.088854,
		.17033,
		.31212,
		.14401,
		.21808,
		-.056824,
		.0073481,
		.11843,
		.23914,
		.16083,
		.11563,
		-.11242,
		-.19995,
		.18456,
		-.14332,
		-.12866,
		.28032,
		.0035564,
		-.15761,
		-.0697,
		-.32022,
		-.17172,
		-.30889,
		-.20044,
		-.072715,
		.1308,
		.3721,
		.19077,
		.11692,
		-.43278,
		-.20459,
		-.30956,
		-.10386,
		-.0040871,
		-.081537,
		.13727,
		.10765,
		-.16926,
		-.09685,
		-.35241,
		.17707,
		-.24718,
		-.11522,
		-.21133,
		-.32621,
		.30185,
		-.012501,
		.21729,
		-.40377,
		.40027,
		-.028264,
		-.18076,
		.23432,
		-.39311,
		.22457,
		-.27375,
		.43911,
		-.12186,
		.2971,
		.20194,
		.26884,
		.1212,
		.076018,
		.048969,
		.1171,
		-.42295,
		.01064,
		-.27409,
		-.10524,
		.063278,
		-.12255,
		.36896,
		-.024761,
		.21807,
		.13164,
		-.10991,
		-.40135,
		.35249,
		-.35387,
		-.32975,
		.053058,
		.20718,
		.38488,
		-.38034,
		.003258,
		.38614,
		-.227,
		.71794,
		.26266,
		.51548,
		.087081,
		.22325,
		.36132,
		.43957,
		.4624,
		.22163,
		-.30863,
		-.16553,
		.35766,
		-.30891,
		.12728,
		.31883,
		-.24377,
		.3316,
		.00497,
		-.32169,
		.36336,
		-.27141,
		-.57337,
		.03383,
		-.48653,
		.34758,
		.22978,
		-.13963,
		-.26024,
		.065539
	],
	last: [
		-.13638,
		-.13135,
		-.46879,
		.18857,
		.35248,
		.23658,
		-.37404,
		-.25577,
		-15208e-18
	],
	trust: .40072
}, oc = {
	points: 1,
	turns: 0,
	gold: .15,
	strength: .45,
	goods: .3,
	gem: .6,
	knight: .4,
	towers: 1.5,
	ready: 3,
	icons: .8,
	influence: .2,
	hand: .5,
	citizens: .4,
	tiles: .3,
	wealth: .8,
	waits: -.8,
	players: 0
}, sc = {
	names: Object.keys(oc),
	points: Object.values(oc),
	spread: {
		least: 3,
		perTurn: .7
	},
	turns: 1,
	horizon: 4,
	unit: 1,
	clumsy: .55,
	par: 60,
	learned: ac,
	features(e, t, n) {
		let { players: r, turn: i } = e, a = r[t], o = r.length, s = Da(e, t), c = ma(e, t), l = 0, u = 0;
		for (let e = 0; e < c.length; e++) l += c[e] * Oa({
			me: a,
			rounds: s
		}, e), u += a.influence[e];
		let d = Ca(e, t), f = 0;
		for (let e = 0; e < a.lying.length; e++) a.lying[e] === 0 && f++;
		let p = 0;
		for (let n = 0; n < e.towers.length; n++) e.towers[n] === t && p++;
		n[0] = d.all, n[1] = s, n[2] = a.gold, n[3] = a.strength, n[4] = Lr(a), n[5] = a.gem, n[6] = a.knight, n[7] = p, n[8] = a.towers > 0 && s > 1 ? Ma(ja(a)) : 0, n[9] = l - d.icons, n[10] = u, n[11] = f, n[12] = a.citizens.length, n[13] = a.tiles.length, n[14] = a.kept.length, n[15] = (t - i.seat + o) % o / o, n[16] = o;
	}
}, cc = P.findIndex(({ id: e }) => e === "shilina");
function lc(e, t) {
	let { players: n } = e, r = Tn[n - 1];
	return {
		core: ie(n, t),
		settings: Nn(e),
		players: Array.from({ length: n }, uc),
		supply: {
			...r,
			gem: r.gem - n,
			knight: r.knight - P.length
		},
		knights: P.map(() => 1),
		towers: Array.from({ length: P.length * 3 }, () => H),
		tombs: Array.from({ length: 12 }, () => 0),
		lairs: F.map((e) => {
			let t = I.flatMap((t, n) => t.lair === e ? [n] : []), r = (e) => n > 1 && I[e].boss;
			return {
				stack: t.filter((e) => !r(e)),
				below: t.filter(r),
				isOpen: !1
			};
		}),
		deck: i(U.citizen, n).filter((e) => j[e].copies !== null),
		line: wn.map(() => H),
		tiles: Array.from({ length: 6 }, () => H),
		stacks: [1, 2].map((e) => i(U.tile, n).filter((t) => B[t].level === e)),
		gone: {
			citizens: [],
			tiles: [],
			cashed: [],
			wealth: V.map((e, t) => t)
		},
		first: 0,
		turn: {
			number: 0,
			seat: 0,
			mustRecall: !1,
			card: H
		},
		ending: "",
		isOver: !1
	};
}
function uc() {
	return {
		gold: 0,
		strength: 0,
		stone: 0,
		wood: 0,
		magic: 0,
		gem: 1,
		knight: 0,
		towers: 4,
		margrave: cc,
		ship: 0,
		influence: fn.map(() => 0),
		citizens: In.slice(),
		lying: In.map(() => 0),
		tiles: [],
		dealt: [],
		kept: []
	};
}
function dc(e) {
	let { deck: t, line: r, tiles: i, stacks: a, lairs: o, gone: s, players: c } = e.state;
	e.shuffle(t);
	for (let e = 0; e < r.length; e++) r[e] = t.pop();
	a.forEach((t, n) => {
		e.shuffle(t);
		for (let e = 0; e < 3; e++) i[n * 3 + e] = t.pop();
	});
	for (let t of o) e.shuffle(t.stack), t.isOpen = !0;
	e.shuffle(s.wealth);
	for (let { dealt: e } of c) e.push(...s.wealth.splice(-4));
	e.state.first = e.below(c.length), e.state.turn.seat = e.state.first, e.tell({
		say: "starts",
		seat: e.state.first
	}), e.push("draft", n);
}
// ../h/base/games/margraves/takes.ts
function fc(e, t) {
	let { players: n, towers: r, first: i, ending: a } = e, o = (e, n, r) => t.filter((t) => t.say === e).map((e) => ({
		seat: Number(e.seat),
		kind: n,
		id: String(e[r])
	}));
	return [
		...n.flatMap((e, t) => [
			fe(t, i, n.length),
			{
				seat: t,
				kind: "ending",
				id: a
			},
			...e.citizens.filter((e) => j[e].copies !== null).map((e) => ({
				seat: t,
				kind: "citizen",
				id: j[e].id
			})),
			...e.tiles.filter((e) => B[e].grant === null).map((e) => ({
				seat: t,
				kind: "tile",
				id: B[e].id
			}))
		]),
		...r.flatMap((e, t) => {
			if (e < 0) return [];
			let n = P[Math.floor(t / 3)].id;
			return [{
				seat: e,
				kind: "tower",
				id: n
			}, {
				seat: e,
				kind: "slot",
				id: `${n} ${t % 3 + 1}`
			}];
		}),
		...o("grant-used", "tile", "tile"),
		...o("slain", "monster", "monster"),
		...o("cashed", "wealth", "wealth"),
		...o("played-power", "power", "citizen"),
		...o("played-pennant", "pennant", "citizen")
	];
}
s({
	citizen: j,
	monster: I,
	location: P
});
function pc(e) {
	let { rows: t, grammar: n, and: r } = e, i = (e) => t.signs[e], a = s({
		citizen: j,
		monster: I,
		location: P,
		tile: B.map(({ id: t, grant: r, guilds: a, banner: o }) => ({
			id: t,
			name: r === null ? o === null ? e.seal(a.map((e) => i(`guild:${e}`)).join(", ")) : e.banner(i(`banner:${o}`)) : e.grant(on(r, n))
		})),
		wealth: V.map(({ id: t, reward: r }) => ({
			id: t,
			name: e.wealth(n.amounts(he(r.amounts)))
		}))
	}), o = /* @__PURE__ */ new Map();
	for (let t = 1; t <= 8; t++) o.set(`wheel-${t}`, e.segment(t));
	for (let t = 1; t <= 3; t++) o.set(`tomb-row-${t}`, e.row(t));
	for (let t = 1; t <= 4; t++) o.set(`tomb-column-${t}`, e.column(t));
	return {
		thing: (e) => o.get(String(e)) ?? a(e),
		token: (e, n) => {
			let r = t.resources[e];
			return n === void 0 ? r[0] : mt(n, r);
		},
		amounts: (e) => ln(e, n, r),
		guild: (e) => i(`guild:${String(e)}`),
		lair: (e) => i(`lair:${String(e)}`),
		tomb: (t) => `${e.row(Math.floor(Number(t) / 4) + 1)}, ${e.column(Number(t) % 4 + 1)}`
	};
}
var mc = (e) => ({ source: t }) => t && !hc.has(String(t)) ? [
	" (",
	e(t),
	")"
] : [], hc = new Set([...B, ...V].map(({ id: e }) => e)), { thing: gc, amounts: _c, token: vc, guild: yc, lair: bc, tomb: xc } = pc({
	rows: qs,
	grammar: Js,
	and: "and",
	grant: (e) => `Grant (${e})`,
	seal: (e) => `Seal (${e})`,
	banner: (e) => `Banner of the ${e}`,
	wealth: (e) => `Wealth (${e})`,
	segment: (e) => `segment ${e} of the wheel`,
	row: (e) => `row ${e}`,
	column: (e) => `column ${e}`
}), Q = (e) => Number(e), Sc = (e) => e === 1 ? "1 Resource" : `${e} Resources`, Cc = mc(gc), $ = (e, t) => gc(e[t]), wc = (e) => Q(e.left) > 1 ? ` (${Q(e.left)} left)` : "", Tc = (e) => sn(ye(e.effect), Js).replace(/\.$/, ""), Ec = (e) => cn(ye(e.effect), Js), Dc = {
	"ask-keep": (e) => `Which wealth tile do you keep? The others go to the left${wc(e)}.`,
	"ask-cash": () => "Which wealth tile do you cash in?",
	"ask-play": () => "Play a Citizen: for its pennant, its power, to recall or to build.",
	"ask-wild": (e) => `Which Resource do you take${wc(e)}?`,
	"ask-room": (e) => `Your storage is full. What gives way to 1 ${vc(e.token)}${wc(e)}?`,
	"ask-pay-wild": (e) => `Which Resource do you pay${wc(e)}?`,
	"ask-influence": (e) => `Over which guild do you gain influence${wc(e)}?`,
	"ask-tile": () => "Which Privilege tile do you take?",
	"ask-move": () => "Where does your margrave go?",
	"ask-deploy": () => "Which knight do you deploy, and where?",
	"ask-send": () => "From where do you send a knight?",
	"ask-send-to": (e) => h`Where does the knight of ${$(e, "from")} go?`,
	"ask-rally": (e) => `Which knight comes to your margrave${wc(e)}?`,
	"ask-hire": () => "Which Citizen do you hire?",
	"ask-slay": () => "Which monster do you slay?",
	"ask-battle": (e) => h`${$(e, "monster")}: how do you spend strength? ${Q(e.left)} to go.`,
	"ask-ship": (e) => Q(e.shipped) === 0 ? "Which Resource do you ship?" : h`Which Resource do you ship besides? So far: ${Q(e.shipped)}.`,
	"ask-dismiss": () => "Which Citizen of the line leaves the game?",
	"ask-retrieve": () => "Which Citizen do you take back?",
	"ask-raise": (e) => `Which knight do you raise from the Hero Tombs${wc(e)}?`,
	"ask-face-down": () => "You build a Ward Tower. Which Citizen do you lay face down for it? Only you see which.",
	"ask-slot": (e) => h`In which slot of ${$(e, "location")} does the tower stand? It brings what the slot shows.`,
	"grants-ask": () => "Use a grant, or go on?",
	"power-use": () => "Which reward do you take next?",
	"power-or": (e) => h`${$(e, "source")}: choose one.`,
	"power-any": (e) => h`${$(e, "source")}: what do you use next?`,
	"power-may": (e) => h`${$(e, "source")}: will you use its power?`,
	"power-pay": (e) => h`${$(e, "source")}: ${Tc(e)}.`
}, Oc = {
	"grants-go-on": () => "Go on",
	pass: () => "No, thanks",
	stay: () => "Stay here",
	done: () => "Done",
	"power-done": () => "Leave the rest",
	"take-token": (e) => `Take 1 ${vc(e.token)}`,
	"pay-token": (e) => `Pay 1 ${vc(e.token)}`,
	forfeit: (e) => `Forfeit the ${vc(e.token)}`,
	throw: (e) => `Throw away 1 ${vc(e.token)}`,
	"let-influence-go": () => "Let it go",
	"influence-on": (e) => Q(e.price) === 0 ? `Gain influence over the ${yc(e.guild)} guild` : `Buy influence over the ${yc(e.guild)} guild, for ${Q(e.price)} gold`,
	"take-tile": (e) => h`Take ${$(e, "tile")}`,
	"move-to": (e) => h`Move to ${$(e, "location")}`,
	"deploy-on": (e) => h`Deploy the knight here to ${$(e, "location")}`,
	"deploy-from-storage": (e) => h`Deploy a knight of your storage to ${$(e, "location")}`,
	"knight-from": (e) => h`Take a knight of ${$(e, "location")}`,
	"knight-to": (e) => h`Send the knight to ${$(e, "location")}`,
	"gold-instead": () => "Gain 2 gold instead",
	hire: (e) => h`Hire ${$(e, "citizen")} for ${Q(e.price)} gold`,
	slay: (e) => Q(e.magic) === 0 ? h`Slay ${$(e, "monster")} for ${Q(e.strength)} strength` : h`Slay ${$(e, "monster")} for ${Q(e.strength)} strength and ${Q(e.magic)} magic`,
	"slay-nothing": (e) => `Slay a monster of the ${bc(e.lair)}`,
	"by-strength": (e) => `Spend ${Q(e.n)} strength of your board`,
	"fall-here": (e) => `Let a knight of this Location fall: ${xc(e.tomb)}`,
	"fall-storage": (e) => `Let a knight of your storage fall: ${xc(e.tomb)}`,
	"ship-token": (e) => `Ship 1 ${vc(e.token)}`,
	dismiss: (e) => h`Dismiss ${$(e, "citizen")} from the game`,
	retrieve: (e) => h`Take back ${$(e, "citizen")}`,
	"retrieve-hidden": (e) => h`Take back ${$(e, "citizen")}, which lies face down`,
	raise: (e) => `Raise the knight in ${xc(e.tomb)}`,
	citizen: (e) => h`Play ${$(e, "citizen")} face down`,
	"build-in": (e) => h`Build in slot ${Q(e.slot)} of ${$(e, "location")}`,
	wealth: (e) => h`Choose ${$(e, "wealth")}`,
	recall: () => "Recall your Citizens",
	build: () => "Build a Ward Tower",
	"play-pennant": (e) => h`Play ${$(e, "citizen")} for the pennant`,
	"play-power": (e) => h`Play ${$(e, "citizen")} for the power`,
	"use-power": (e) => h`${$(e, "card")}: ${Ec(e)}`,
	"power-do": (e) => Ec(e)
}, kc = {
	"too-dear": (e) => `needs ${Q(e.n)} gold, you have ${Q(e.has)}`,
	"too-weak": (e) => `needs ${Q(e.n)} strength, you reach ${Q(e.has)}: each knight adds 1 while a tomb is open`,
	"too-little-magic": (e) => `needs ${Q(e.n)} magic, you have ${Q(e.has)}`,
	"not-turned-up": () => "the next monster is turned up at the end of the turn",
	"must-recall": () => "you began this turn with one card in hand: recall",
	"no-material": (e) => {
		let t = e.lacks.map((e) => `1 ${vc(e)}`), n = "needs 1 stone, 1 wood, 1 magic and 1 gem";
		return t.length === 0 ? `${n}, and a tower` : `${n}; you still need ${t.join(", ")}`;
	},
	"no-slot": () => "no slot is open where your margrave is",
	"own-tower": () => "you have a Ward Tower here already",
	"none-left": () => "none is left in the supply",
	"power-cannot-pay": () => "you can’t pay for it",
	"power-nothing-there": () => "there is nothing to have"
}, Ac = {
	towers: "The fourth Ward Tower of a player is built.",
	citizens: "The line of Citizens can’t be refilled.",
	tiles: "The Privilege tiles can’t be refilled."
}, jc = {
	starts: (e, t) => h`${t(e.seat)} is the first player.`,
	turn: (e, t) => h`Turn ${Q(e.turn)}: ${t(e.seat)}`,
	"wealth-kept": (e, t) => e.wealth === null ? h`${t(e.seat)} keeps a wealth tile.` : h`${t(e.seat)} keeps ${$(e, "wealth")}.`,
	cashed: (e, t) => h`${t(e.seat)} cashes in ${$(e, "wealth")}.`,
	"played-pennant": (e, t) => h`${t(e.seat)} plays ${$(e, "citizen")}${a` for the pennant`}.`,
	"played-power": (e, t) => h`${t(e.seat)} plays ${$(e, "citizen")}${a` for the power`}.`,
	"played-face-down": (e, t) => e.citizen === null ? h`${t(e.seat)} plays a Citizen face down.` : h`${t(e.seat)} plays ${$(e, "citizen")} face down.`,
	recalled: (e, t) => h`${t(e.seat)} takes all Citizens back into hand.`,
	dismissed: (e, t) => h`${t(e.seat)} dismisses ${$(e, "citizen")} from the line.`,
	retrieved: (e, t) => e.citizen === null ? h`${t(e.seat)} takes back a Citizen that lay face down.` : h`${t(e.seat)} takes back ${$(e, "citizen")}.`,
	hired: (e, t) => h`${t(e.seat)} hires ${Et($(e, "citizen"))}${a` for ${Q(e.price)} gold`}.`,
	gained: (e, t) => h`${t(e.seat)} gains ${_c(e.tokens)}${Cc(e)}.`,
	paid: (e, t) => Q(e.to) < 0 ? h`${t(e.seat)} pays ${_c(e.tokens)}${Cc(e)}.` : h`${t(e.seat)} pays ${t(e.to)} ${_c(e.tokens)}${Cc(e)}.`,
	thrown: (e, t) => h`${t(e.seat)} throws away 1 ${vc(e.token)}.`,
	forfeited: (e, t) => h`${t(e.seat)} forfeits ${vc(e.token, Q(e.n))}.`,
	"influence-gained": (e, t) => Q(e.price) === 0 ? h`${t(e.seat)} gains 1 influence: ${yc(e.guild)}.` : h`${t(e.seat)} pays ${Q(e.price)} gold for influence: ${yc(e.guild)}, now ${Q(e.points)} for each icon.`,
	"influence-lost": (e, t) => h`${t(e.seat)} lets ${Q(e.n)} influence go.`,
	"tile-taken": (e, t) => h`${t(e.seat)} takes ${$(e, "tile")}.`,
	"grant-used": (e, t) => h`${t(e.seat)} uses ${$(e, "tile")}.`,
	moved: (e, t) => h`${t(e.seat)} moves to ${$(e, "location")}.`,
	deployed: (e, t) => e.from === null ? h`${t(e.seat)} sends a knight${a` of the storage`} to ${$(e, "to")}.` : h`${t(e.seat)} sends a knight${a` from ${$(e, "from")}`} to ${$(e, "to")}.`,
	"knight-fell": (e, t) => h`A knight falls for ${t(e.seat)}: ${xc(e.tomb)} of the Hero Tombs.`,
	slain: (e, t) => h`${t(e.seat)} slays ${$(e, "monster")}.`,
	shipped: (e, t) => h`${t(e.seat)} ships ${Sc(Q(e.n))}${a` and sails to segment ${Q(e.segment)} of the wheel`}.`,
	built: (e, t) => h`${t(e.seat)} builds a Ward Tower${a` in slot ${Q(e.slot)} of ${$(e, "location")}`}.`,
	"tomb-line": (e, t) => h`${t(e.seat)} has filled ${$(e, "line")} of the Hero Tombs.`,
	"tombs-emptied": () => "The Hero Tombs are full: the knights go back to the supply and the map.",
	"tile-laid": (e) => h`${$(e, "tile")} is laid out.`,
	"lair-shuffled": (e) => `The monsters of the ${bc(e.lair)} are shuffled.`,
	"monster-up": (e) => h`${$(e, "monster")} appears.`,
	"citizen-laid": (e) => h`${$(e, "citizen")} comes to the line.`,
	"left-line": (e) => h`Time passes: ${$(e, "citizen")} leaves the line.`,
	"last-round": (e) => `${Ac[e.why]} This is the last round.`,
	over: () => "The game is over."
}, Mc = {
	squire: "Squire",
	margrave: "Margrave",
	legend: "Legend"
}, Nc = {
	ending: (e) => `${Ac[e.why]} The round is complete.`,
	"ending-solo-won": (e) => `${Ac[e.why]} You have reached the ${Q(e.points)} points asked for.`,
	"ending-solo-lost": (e) => `${Ac[e.why]} You needed ${Q(e.points)} points.`,
	"next-level": (e) => Q(e.missing) === 0 ? `You would have won as ${Mc[e.level]} as well: ${Q(e.points)} points.` : `${Mc[e.level]} asks for ${Q(e.points)} points: ${Q(e.missing)} more.`,
	"score-towers": () => "Guild icons of towers",
	"score-citizens": () => "Guild icons of Citizens",
	"score-tiles": () => "Guild icons of tiles",
	"score-banners": () => "Banners",
	"score-gold": () => "Gold",
	"score-gems": () => "Gems",
	"score-resources": () => "Resources",
	"tie-gold": (e) => `A tie goes to the most gold: ${Q(e.n)}`,
	"setting-players": () => "Players",
	"setting-players-about": (e) => Q(e.players) === 1 ? "alone, against the time that passes (a variant of ours)" : `${Q(e.players)} players`,
	"setting-solo": () => "Level alone",
	"setting-solo-name": (e) => Mc[e.level],
	"setting-solo-about": (e) => `reach ${Q(e.points)} points`
}, Pc = {
	...Dc,
	...Oc,
	...kc,
	...jc,
	...Nc
};
Object.keys(Pc);
var Fc = pe("Margraves of Valeria", Pc), Ic = d({
	...Gs,
	variants: Pn,
	steps: Ms,
	unpack: lc,
	deal: dc,
	description: Qn,
	clone: Vs,
	view: Qn.show,
	sample: (e, t) => Qn.guess(e, t, Vs),
	outcome: Ta,
	standing: wa,
	prospects: sc,
	cards: Qn.cards,
	problems: Ns,
	turns: (e) => e.turn.number,
	takes: fc,
	powers: Dr,
	inPlay: Fr,
	ledger: Qs,
	legend: ic,
	words: {
		en: Fc,
		de: Fc,
		fr: Fc
	},
	board: Qo,
	appraise: qo
});
export { Ic as game, Ic as margraves };
