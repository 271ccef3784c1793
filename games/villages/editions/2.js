// Villages of Valeria, rules version 2, as it was. Made by `npm run keep-edition` from the rules; not to be edited.
import { MAIN as e, MOST_SEATS as t, NOBODY as n, allOf as r, aside as i, auto as a, cardNames as o, cell as s, choose as c, cloneCore as l, clonePiles as u, defineGame as d, describe as ee, families as f, field as p, grouped as te, ids as ne, isOver as m, listOf as re, newCore as ie, offerKinds as ae, plural as oe, problemsOf as se, ranking as ce, said as h, shapeOf as le, takeOut as ue, turnTake as de, whole as g, wordsFrom as fe, wrapped as pe } from "@castellan/kernel";
// ../h/base/packages/powers/src/effect.ts
function _(e, t, ...n) {
	return e[t.op](t, ...n);
}
function me(e) {
	return Object.entries(e).filter(([, e]) => e !== 0);
}
function he(e) {
	return Object.keys(e).find((t) => e[t] > 0);
}
function ge(e) {
	return "of" in e ? e.op === "all" || e.op === "any" || e.op === "or" ? e.of : e.op === "pay" ? [e.cost, e.of] : [e.of] : [];
}
function _e(e) {
	return e.op === "or" ? e.of : [e];
}
function v(e) {
	return e;
}
function ve(e) {
	return e;
}
// ../h/base/packages/powers/src/codes.ts
var ye = (e, t) => e * 16 + t, y = (e) => e % 16, b = (e) => Math.floor(e / 16), be = {
	gain: ({ amounts: e, per: t }) => `gain:${Se(e, t)}`,
	spend: ({ amounts: e, per: t, to: n }) => `${n === "them" ? "them:" : ""}${Se(e, t)}`,
	lose: ({ from: e, n: t, random: n }) => `lose:${Ce(e, t, n)}`,
	rob: ({ from: e, n: t, random: n, keep: r }) => `${r ? "rob" : "scrap"}:${Ce(e, t, n)}`,
	all: ({ of: e }) => e.map(x).join("+"),
	any: ({ of: e }) => e.map(x).join("&"),
	or: ({ of: e }) => e.map(x).join("/"),
	may: ({ of: e }) => `may:${x(e)}`,
	pay: ({ cost: e, of: t }) => `pay:${x(e)}:for:${x(t)}`,
	given: ({ count: e, least: t, of: n }) => `if:${e}:${t}:${x(n)}`,
	aim: ({ of: e }) => `aim:${x(e)}`,
	take: ({ amounts: e }) => `take:${Se(e, null)}`,
	acquire: ({ from: e, filter: t }) => [
		"acquire",
		e,
		...we(t)
	].join(":"),
	act: ({ action: e }) => `act:${e}`,
	each: ({ who: e, of: t }) => `each-${e}:${x(t)}`,
	verb: ({ verb: e, n: t }) => t === 0 ? `verb:${e}` : `verb:${e}:${t}`
};
function xe(e) {
	return _(be, e);
}
function Se(e, t) {
	let n = me(e).map(([e, t]) => `${e}:${t}`).join("+");
	return t === null ? n : `${n}:per:${t}`;
}
function Ce(e, t, n) {
	return [
		...n ? ["random"] : [],
		e,
		...t === 1 ? [] : [t]
	].join(":");
}
function we(e) {
	return Object.entries(e).map(([e, t]) => typeof t == "string" ? t : `${e.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}:${t}`);
}
function x(e) {
	let t = xe(e);
	return e.op === "or" || e.op === "all" || e.op === "any" ? `(${t})` : t;
}
// ../h/base/packages/powers/src/traits.ts
var Te = {
	gain: () => !1,
	spend: () => !1,
	lose: () => !1,
	rob: () => !1,
	all: ({ of: e }) => e.every(S),
	any: () => !0,
	or: ({ of: e }) => e.every(S),
	may: () => !0,
	pay: () => !0,
	given: ({ of: e }) => S(e),
	aim: ({ of: e }) => S(e),
	take: ({ upTo: e }) => e,
	acquire: () => !1,
	act: () => !0,
	each: () => !1,
	verb: () => !1
};
function S(e) {
	return _(Te, e);
}
function Ee(e) {
	return e.op === "or" ? e.of.every(De) : De(e);
}
function De(e) {
	return e.op === "all" ? e.of.every(Oe) && e.of.filter(({ op: e }) => e === "spend").length < 2 : e.op === "verb" || Oe(e);
}
function Oe({ op: e }) {
	return e === "spend" || e === "lose";
}
// ../h/base/packages/powers/src/shape.ts
function ke(e) {
	let t = Object.keys(e.resources), n = (e) => (t) => Number.isSafeInteger(t) && t >= e && t <= 99, r = n(1), i = (e) => Ae(e) && Object.keys(e).length === t.length && t.every((t) => n(0)(e[t], 0, e)), a = (e) => i(e) && t.filter((t) => e[t] > 0).length === 1, o = (e) => (t) => typeof t == "string" && Object.hasOwn(e, t), s = o(e.places), c = o(e.counts), l = (e, t, n) => e === null || c(e, t, n), u = (...e) => (t) => e.includes(t), d = u(!0, !1), ee = (t) => Ae(t) && Object.entries(t).every(([r, i]) => {
		let a = Object.hasOwn(e.filters, r) ? e.filters[r] : void 0;
		return a !== void 0 && (typeof a == "string" ? n(0) : o(a))(i, 0, t);
	}), f = (t, r, { verb: i }) => e.verbs[i]?.includes("#") ? n(0)(t, r, {}) : t === 0, p = (e, t) => m(e, t + 1), te = (e, t) => Array.isArray(e) && e.length > 1 && e.length <= 16 && e.every((e) => m(e, t + 1)), ne = {
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
		all: { of: te },
		any: { of: te },
		or: { of: te },
		may: { of: p },
		pay: {
			cost: (e, t) => m(e, t + 1) && Ee(e),
			of: p
		},
		given: {
			count: c,
			least: r,
			of: p
		},
		aim: { of: p },
		take: {
			amounts: a,
			upTo: d
		},
		acquire: {
			from: o(e.supplies),
			filter: ee
		},
		act: { action: o(e.actions) },
		each: {
			who: u("player", "opponent"),
			of: p
		},
		verb: {
			verb: o(e.verbs),
			n: f
		}
	};
	function m(e, t) {
		if (!Ae(e) || t > 12) return !1;
		let { op: n, ...r } = e;
		if (typeof n != "string" || !Object.hasOwn(ne, n)) return !1;
		let i = ne[n];
		return Object.keys(r).length === Object.keys(i).length && Object.entries(i).every(([e, n]) => n(r[e], t, r));
	}
	return le((e) => m(e, 0), "an effect of this game");
}
function Ae(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// ../h/base/packages/powers/src/world.ts
var C = {
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
}, je = 16, Me = { say: "power-cannot-pay" }, Ne = { say: "power-nothing-there" }, Pe = {
	id: "pass",
	note: { say: "pass" }
}, Fe = {
	id: "done",
	note: { say: "power-done" }
};
function Ie(e, t) {
	let r = ke(e.terms), i = g(-1, e.powers - 1), o = g(n, je), s = re(g(0, e.powers - 1), 1), l = {
		effect: r,
		source: i,
		them: o
	}, u = () => l, d = Array.from({ length: e.powers }, (n, r) => {
		let i = _e(e.effect(r));
		return {
			of: i,
			optional: i.map(t.isOptional)
		};
	}), ee = (e, t, n) => e.op === "rob" ? n : t;
	function f(e, t, n, r) {
		return r ? e.add(t) : e.block(t, n.op === "pay" ? Me : Ne), r;
	}
	return {
		power: a({
			args: l,
			run: (e, n, { effect: r, source: i, them: a }) => t.perform(e, n, r, i, a)
		}),
		"power/rest": a({
			args: {
				...u(),
				next: g(1, 15)
			},
			run: (e, n, { effect: r, next: i, source: a, them: o }) => t.sequence(e, n, r, i, a, o)
		}),
		"power/or": c({
			args: u(),
			options(n, r, i, { effect: { of: a }, source: o, them: s }) {
				let c = !0;
				for (let l = 0; l < a.length; l++) {
					let u = a[l];
					ze(u, s) ? Be(i, l, e.takeable(n, s, u.amounts)) : f(i, l, u, t.isOpen(n, r, u, o, s)) && (u.op === "take" || !t.isOptional(u)) && (c = !1);
				}
				c && i.add(-1);
			},
			prompt: (t, n, { source: r }) => C.or(e.source(r)),
			fallback(e, t, n, { effect: r }) {
				let i = n.codes[0];
				return [r.of[y(i)]?.op === "pay" && n.codes.includes(-1) ? -1 : i];
			},
			face(e, t, n, { effect: { of: r }, them: i }) {
				if (n === -1) return Pe;
				let a = r[y(n)];
				if (!ze(a, i)) return We(r, n);
				let { id: o, ...s } = He(a.amounts, b(n), i), c = Je(a);
				return {
					id: Ke(r, y(n), (e) => Je(e) === c) ? o : `${o}:${y(n)}`,
					...s
				};
			},
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				let s = i.of[y(r)];
				ze(s, o) ? t.takeFrom(e, n, o, s.amounts, b(r), a) : t.accept(e, n, s, a, o);
			}
		}),
		"power/any": c({
			args: {
				...u(),
				left: g(1, 2 ** 16 - 1)
			},
			options(e, n, r, { effect: { of: i }, left: a, source: o, them: s }) {
				for (let c = 0; c < i.length; c++) a & 1 << c && f(r, c, i[c], t.possible(e, n, i[c], o, s));
				r.add(-1);
			},
			prompt: (t, n, { source: r }) => C.any(e.source(r)),
			face: (e, t, n, { effect: { of: r } }) => n === -1 ? Fe : Ve(r[n], Ue(r, n)),
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
		"power/use": c({
			args: { sources: s },
			options(e, r, i, { sources: a }) {
				let o = !0;
				for (let s = 0; s < a.length; s++) {
					let c = a[s];
					if (a.indexOf(c) !== s) continue;
					let l = d[c];
					for (let a = 0; a < l.of.length; a++) {
						let s = l.of[a], u = l.of.length > 1 ? t.isOpen(e, r, s, c, n) : t.possible(e, r, s, c, n);
						f(i, ye(c, a), s, u) && !l.optional[a] && (o = !1);
					}
				}
				o && i.add(-1);
			},
			prompt: (t, n, { sources: r }) => ({
				say: "power-use",
				sources: r.map(e.source)
			}),
			face(t, n, r, { sources: i }) {
				if (r === -1) return Fe;
				let a = b(r), { of: o } = d[a], s = o[y(r)], c = e.source(a), l = i.some((t) => t !== a && e.source(t) === c) ? `${c}:${a}` : c;
				return {
					id: o.length > 1 ? `${l}:${Ge(o, y(r))}` : l,
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
				let a = b(r), o = i.indexOf(a);
				i.length > 1 && e.push("power/use", n, { sources: i.toSpliced(o, 1) }), t.accept(e, n, d[a].of[y(r)], a);
			}
		}),
		"power/may": c({
			args: u(),
			options(e, n, r, { effect: i, source: a, them: o }) {
				f(r, 0, i.of, t.possible(e, n, i.of, a, o)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => C.may(e.source(r)),
			face: (e, t, n, { effect: r }) => n === -1 ? Pe : Ve(r.of, "do"),
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.accept(e, n, i.of, a, o);
			}
		}),
		"power/pay": c({
			args: u(),
			options(n, r, i, { effect: a, source: o, them: s }) {
				let { cost: c } = a;
				Re(c) ? e.places[c.from].offer(n, r, i) : f(i, 0, a, t.possible(n, r, a, o, s)), i.add(-1);
			},
			prompt: (t, n, { effect: r, source: i }) => ({
				...C.pay(e.source(i)),
				effect: v(r)
			}),
			face(t, n, r, { effect: i }) {
				if (r === -1) return Pe;
				let { cost: a } = i;
				return Re(a) ? {
					...e.places[a.from].face(t, n, r),
					effect: v(i.of)
				} : Ve(i, "pay");
			},
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				if (!Re(i.cost)) return t.accept(e, n, i, a, o);
				let s = e.height;
				return t.moveCard(e, n, i.cost, r, a, o), t.afterwards(e, s, n, i.of, a, o);
			}
		}),
		"power/card": c({
			args: {
				...u(),
				left: g(1)
			},
			alwaysAsk: (t, n, { effect: r }) => e.places[r.from].isHidden === !0,
			options: (t, n, r, { effect: i, them: a }) => e.places[i.from].offer(t, ee(i, n, a), r),
			prompt: (t, n, { effect: r, source: i, left: a }) => ({
				...(r.op === "lose" ? C.lose : C.rob)(e.source(i)),
				left: a
			}),
			face: (t, n, r, { effect: i, them: a }) => e.places[i.from].face(t, ee(i, n, a), r),
			resolve(e, n, r, { effect: i, left: a, source: o, them: s }) {
				a > 1 && e.push("power/cards", n, {
					effect: v(i),
					left: a - 1,
					source: o,
					them: s
				}), t.moveCard(e, n, i, r, o, s);
			}
		}),
		"power/cards": a({
			args: {
				...u(),
				left: g(1)
			},
			run: (e, n, { effect: r, left: i, source: a, them: o }) => t.moveCards(e, n, r, i, a, o)
		}),
		"power/aim": c({
			args: u(),
			options(t, n, r) {
				let i = e.rivals(t, n);
				for (let e = 0; e < i.length; e++) r.add(i[e]);
			},
			prompt: (t, n, { source: r }) => C.aim(e.source(r)),
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
		"power/take": c({
			args: u(),
			options(t, n, r, { effect: i, them: a }) {
				Be(r, 0, e.takeable(t, a, i.amounts)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => C.take(e.source(r)),
			face: (e, t, n, { effect: r, them: i }) => n === -1 ? Pe : He(r.amounts, b(n), i),
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.takeFrom(e, n, o, i.amounts, b(r), a);
			}
		}),
		"power/acquire": c({
			args: u(),
			options(t, n, r, { effect: i }) {
				let { from: a, filter: o } = Le(i);
				e.supplies[a].offer(t, n, o, r), i.op === "may" && r.add(-1);
			},
			prompt: (t, n, { source: r }) => C.acquire(e.source(r)),
			face: (t, n, r, { effect: i }) => r === -1 ? Pe : e.supplies[Le(i).from].face(t, n, r),
			resolve(t, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && (t.resolved(a), e.supplies[Le(i).from].take(t, n, r, a, o));
			}
		})
	};
}
function Le(e) {
	return e.op === "may" ? e.of : e;
}
function Re(e) {
	return e.op === "lose" && e.n === 1 && !e.random;
}
function ze(e, t) {
	return e.op === "take" && e.upTo && t !== n;
}
function Be(e, t, n) {
	for (let r = n; r > 0; r--) e.add(ye(r, t));
}
function Ve(e, t) {
	return {
		id: t,
		note: {
			say: "power-do",
			effect: v(e)
		},
		effect: v(e)
	};
}
function He(e, t, n) {
	let r = he(e) ?? "";
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
function Ue(e, t) {
	let n = xe(e[t]);
	return Ke(e, t, (e) => xe(e) === n) ? n : `${n}:${t}`;
}
function We(e, t) {
	let n = e[t], r = Ve(n, Ue(e, t));
	return n.op === "gain" || n.op === "take" ? r : {
		...r,
		was: `${n.op}:${t}`
	};
}
function Ge(e, t) {
	let n = qe(e[t]);
	return n !== void 0 && Ke(e, t, (e) => qe(e) === n) ? n : Ue(e, t);
}
function Ke(e, t, n) {
	return !e.some((e, r) => r !== t && n(e));
}
function qe(e) {
	return e.op === "gain" ? he(e.amounts) : void 0;
}
function Je(e) {
	return e.op === "take" ? he(e.amounts) : void 0;
}
// ../h/base/packages/powers/src/worth.ts
var Ye = {
	gain: ({ amounts: e, per: t }) => Xe(Ze(e), t),
	spend: ({ amounts: e, per: t }) => {
		let n = Xe(Ze(e), t);
		return (e) => -n(e);
	},
	lose: ({ from: e, n: t }) => (n) => -n.lose(e, t),
	rob: ({ from: e, n: t, keep: n }) => (r) => r.rob(e, t, n),
	all({ of: e }) {
		let t = e.map(w);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += t[r](e);
			return n;
		};
	},
	any({ of: e }) {
		let t = e.map(w);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += Math.max(0, t[r](e));
			return n;
		};
	},
	or({ of: e }) {
		let t = e.map(w);
		return (e) => {
			let n = -Infinity;
			for (let r = 0; r < t.length; r++) n = Math.max(n, t[r](e));
			return n;
		};
	},
	may({ of: e }) {
		let t = w(e);
		return (e) => Math.max(0, t(e));
	},
	pay({ cost: e, of: t }) {
		let [n, r] = [w(e), w(t)];
		return (e) => Math.max(0, n(e) + r(e));
	},
	given({ count: e, least: t, of: n }) {
		let r = w(n);
		return (n) => n.count(e) >= t ? r(n) : 0;
	},
	aim: ({ of: e }) => w(e),
	take({ amounts: e }) {
		let t = Ze(e);
		return (e) => t(e) * 1.2;
	},
	acquire: ({ from: e, filter: t }) => (n) => n.acquire(e, t),
	act: ({ action: e }) => (t) => t.act(e),
	each({ who: e, of: t }) {
		let n = w(t), r = e === "player" ? .3 : -.3;
		return (e) => n(e) * r;
	},
	verb: ({ verb: e, n: t }) => (n) => n.verb(e, t)
};
function Xe(e, t) {
	return t === null ? e : (n) => e(n) * n.count(t);
}
function Ze(e) {
	let [t, ...n] = me(e);
	if (t === void 0) return () => 0;
	let [r, i] = t;
	return n.length === 0 ? ({ resources: e }) => i * (e[r] ?? 0) : (t) => Qe(e, t);
}
function Qe(e, { resources: t }) {
	let n = 0;
	for (let r in t) n += e[r] * t[r];
	return n;
}
var $e = /* @__PURE__ */ new WeakMap();
function w(e) {
	let t = $e.get(e);
	return t === void 0 && (t = _(Ye, e), $e.set(e, t)), t;
}
function et(e, t) {
	return w(e)(t);
}
// ../h/base/packages/powers/src/appraisal.ts
var tt = () => () => 0;
function nt(e, t, n = {}) {
	let r = {
		"power/or"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => {
				if (e === -1) return i.pass;
				let t = r[y(e)], n = b(e);
				return n > 0 ? it(t, n, i.prices) : rt(i, t);
			};
		},
		"power/any"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : rt(i, r[e]);
		},
		"power/use"(n, r) {
			let i = t(n, r);
			return (t) => t === -1 ? i.pass : rt(i, _e(e.effect(b(t)))[y(t)]);
		},
		"power/may"(e, n, { effect: r }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : rt(i, r.of);
		},
		"power/pay"(e, n, { effect: r }) {
			let i = t(e, n), { cost: a, of: o } = r;
			return (e) => e === -1 ? i.pass : Re(a) ? i.pay(a.from, e, o) : rt(i, r);
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
			return (e) => e === -1 ? a : it(r, b(e), i);
		},
		"power/acquire"(e, n, { effect: r }) {
			let i = t(e, n), { from: a } = Le(r);
			return (e) => e === -1 ? i.pass : i.acquire(a, e);
		}
	};
	return {
		...Object.fromEntries(Object.keys(n).map((e) => [e, tt])),
		...r
	};
}
var rt = ({ effect: e, prices: t }, n) => e === void 0 ? et(n, t) : e(n);
function it({ amounts: e }, t, { resources: n }) {
	return t * n[he(e)];
}
// ../h/base/packages/powers/src/own.ts
var T = (e, t) => Object.hasOwn(e, t) ? e[t] : void 0;
// ../h/base/packages/powers/src/rows.ts
function at(e, t) {
	let n = e, r = t.indexOf(":"), [i, a] = [t.slice(0, Math.max(r, 0)), t.slice(r + 1)];
	return T(ot, i)?.(n, a) ?? T(n.resources, t)?.[1] ?? T(n.signs, t);
}
var ot = {
	count: (e, t) => T(e.counts, t)?.label,
	at: (e, t) => T(e.timings, t)?.label,
	modify: (e, t) => T(e.modifiers, t)?.label,
	card: (e, t) => T(e.supplies, t)?.label,
	place: (e, t) => T(e.places, t)?.label,
	action: (e, t) => T(e.actions, t)?.label,
	verb: (e, t) => T(e.verbs, t)?.label,
	filter(e, t) {
		let n = t.indexOf(":"), r = T(e.filters, n < 0 ? t : t.slice(0, n));
		return typeof r == "object" ? T(r, t.slice(n + 1)) : r;
	}
};
// ../h/base/packages/powers/src/grammar-en.ts
function st(e, [t, n]) {
	return `${e} ${e === 1 ? t : n}`;
}
function ct(e) {
	let t = e, n = (e) => _t(e.map(([e, n]) => st(n, t.resources[e])), "and"), r = (e) => `for ${t.counts[e].each}`, i = (e) => e === null ? "" : ` ${r(e)}`;
	return {
		gain: (e, t) => `gain ${n(e)}${i(t)}`,
		spend: (e, t, r) => `pay ${ut[r]}${n(e)}${i(t)}`,
		lose: (e, n, r) => t.places[e].lose(n, r),
		rob: (e, n, r, i) => t.places[e].rob(n, r, i),
		all: (e) => gt(e, lt).map((e, t, n) => t === 0 ? e : `${dt.test(n[t - 1]) ? ";" : ","} then ${e}`).join(""),
		any: (e) => {
			if (!e.every((e) => e.startsWith("you may "))) return `in any order, each if you wish: ${e.join("; ")}`;
			let [t = "", ...n] = gt(e, lt);
			return n.length === 0 ? t : `you may ${_t([t, ...n].map(mt), "and")}, in any order`;
		},
		or: (e) => `either ${e.join(", or ")}`,
		may: (e) => ft.test(e) ? `if you wish, ${e}` : `you may ${mt(e)}`,
		pay: (e, t) => pt.test(e) || ft.test(t) ? `you may ${mt(e)}; if you do, ${t}` : `you may ${mt(e)} to ${mt(t)}`,
		given: (e, n, r) => `if you have ${ht(n, t.counts[e])}, ${r}`,
		aim: (e) => `choose an opponent and ${e}`,
		take: (e, t, r) => `take ${t ? "up to " : ""}${n(e)} from ${ut[r].trimEnd()}`,
		acquire: (e, n) => `take ${t.supplies[e].say(n)} for free`,
		act: (e) => `you may ${t.actions[e].say}`,
		each: (e, t) => e === "player" ? `every player, from you on round the table: ${t}` : `every opponent, round the table: ${t}`,
		verb: (e, n) => t.verbs[e].say(n),
		at: (e, n) => `${t.timings[e].when}, ${n}`,
		always: ({ modify: e, by: n }) => t.modifiers[e].say(n),
		sentence: (e) => `${vt(e)}.`,
		deed: (e) => vt(e.replace(/^(?:you may|if you wish,) /, "")),
		titled: (e, t) => `${e}: ${vt(t)}.`,
		series: (e) => e.join("; "),
		amounts: n,
		per: r,
		label: (e) => at(t, e)
	};
}
var lt = (e, t) => `${e}, up to ${t === 2 ? "twice" : `${t} times`}`, ut = {
	bank: "",
	opponent: "them ",
	owner: "the owner "
}, dt = /^(either|you may|choose an opponent|every|in any order,|if you) /, ft = /^(every|in any order,|if you) /, pt = /^either |, then /;
function mt(e) {
	return e.replace(/^you may /, "");
}
function ht(e, { label: t, many: n }) {
	return `at least ${e} ${n ?? `(${t})`}`;
}
function gt(e, t) {
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
function _t(e, t) {
	return e.length < 2 ? e[0] ?? "nothing" : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function vt(e) {
	return `${e.charAt(0).toUpperCase()}${e.slice(1)}`;
}
// ../h/base/packages/powers/src/noun-en.ts
function yt(e) {
	let t = typeof e == "string" ? e : e.text;
	return h`${/^[aeiou]/i.test(t) ? "an" : "a"} ${e}`;
}
// ../h/base/packages/powers/src/card-moves.ts
function bt(e) {
	function t(t, n, i, a, o, s) {
		e.places[i.from].remove(t, xt(i, n, s), a), r(t, n, i, a, o, s);
	}
	function r(t, n, r, i, a, o) {
		t.resolved(a);
		let s = e.places[r.from], c = xt(r, n, o);
		r.op === "rob" && r.keep ? s.given(t, c, n, i, a) : s.lost(t, c, i, a);
	}
	function i(t, i, a, o, s, c) {
		let l = e.places[a.from], u = xt(a, i, c), d = Math.min(o, l.count(t, u));
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
function xt(e, t, n) {
	return e.op === "lose" ? t : n;
}
// ../h/base/packages/powers/src/fits.ts
var St = {
	"power/rest": ["all"],
	"power/or": ["or"],
	"power/any": ["any"],
	"power/may": ["may"],
	"power/pay": ["pay"],
	"power/card": ["lose", "rob"],
	"power/aim": ["aim"],
	"power/take": ["take"],
	"power/acquire": ["acquire", "may"]
}, Ct = /* @__PURE__ */ new Set([
	"power/rest",
	"power/any",
	"power/card"
]);
function wt(e, t, r) {
	let i = (r) => (i, a, o, s) => {
		let c = o, { source: l = -1 } = c;
		if (a === n || e.fits?.(i, a, r, s, l) === !1) return !1;
		if (c.effect === void 0) return !0;
		if (l < 0 || !Tt(c.effect, v(e.effect(l))) || c.them !== n && !e.rivals(i, a).includes(c.them)) return !1;
		let u = ve(c.effect), d = St[r];
		return d === void 0 ? !0 : d.includes(u.op) ? Ct.has(r) || t(i, a, u, l, c.them) : !1;
	};
	return Object.fromEntries(Object.entries(r).map(([e, t]) => [e, {
		...t,
		fits: i(e)
	}]));
}
function Tt(e, t) {
	return Et(e, t) || ge(ve(t)).some((t) => Tt(e, v(t)));
}
function Et(e, t) {
	if (e === t) return !0;
	if (!Dt(e) || !Dt(t) || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && Et(e[n], t[n]));
}
function Dt(e) {
	return typeof e == "object" && !!e;
}
// ../h/base/packages/powers/src/interpreter.ts
function Ot(e) {
	let t = e, r = (e, n, r) => r === null ? 1 : t.counts[r](e, n), i = !1, { moveCard: a, moveCards: o } = bt(t), s = {
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
			perform: (e, t, n, r, i) => ne(e, t, n, 0, r, i)
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
			perform: (e, t, n, r, i) => e.push("power/or", t, E(n, r, i))
		},
		may: {
			possible: (e, t, { of: n }, r, i) => c(e, t, n, r, i),
			perform(e, n, i, a, o) {
				if (S(i.of)) f(e, n, i.of, a, o);
				else if (i.of.op === "gain" && t.gainIfWished !== void 0) {
					let { amounts: o, per: s } = i.of;
					e.resolved(a), t.gainIfWished(e, n, o, r(e, n, s), a);
				} else {
					let t = i.of.op === "acquire" ? "power/acquire" : "power/may";
					e.push(t, n, E(i, a, o));
				}
			}
		},
		pay: {
			possible: (e, n, { cost: r, of: i }, a, o) => d(e, n, r, a, o) && (c(e, n, i, a, o) || t.opens?.(e, n, r, i) === !0),
			perform: (e, t, n, r, i) => e.push("power/pay", t, E(n, r, i))
		},
		given: {
			possible: (e, n, { count: r, least: i, of: a }, o, s) => t.counts[r](e, n) >= i && c(e, n, a, o, s),
			perform(e, n, { count: r, least: i, of: a }, o, s) {
				t.counts[r](e, n) >= i && f(e, n, a, o, s);
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
				t.rivals(e, r).length === 0 ? f(e, r, i.of, a, n) : e.push("power/aim", r, E(i, a, n));
			}
		},
		take: {
			possible: (e, r, { amounts: i }, a, o) => (o !== n || t.rivals(e, r).length === 0) && t.takeable(e, o, i) > 0,
			perform(e, r, i, a, o) {
				i.upTo && o !== n ? e.push("power/take", r, E(i, a, o)) : ie(e, r, o, i.amounts, t.takeable(e, o, i.amounts), a);
			}
		},
		acquire: {
			possible: (e, n, { from: r, filter: i }) => t.supplies[r].has(e, n, i),
			perform: (e, t, n, r, i) => e.push("power/acquire", t, E(n, r, i))
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
				let s = t.rivals(e, n), c = E(i, a, n);
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
			if (o.op !== "gain" && !S(o) && !c(e, t, o, r, i)) return !1;
		}
		return c(e, t, n, r, i);
	}
	function ee(e, n, r, a, o) {
		if (t.couldAfford === void 0 || !kt.has(r.op)) return !1;
		i = !0;
		try {
			return c(e, n, r, a, o);
		} finally {
			i = !1;
		}
	}
	function f(e, t, r, i, a = n) {
		let o = s[r.op];
		(r.op === "all" || r.op === "given" || o.possible(e, t, r, i, a) || ee(e, t, r, i, a)) && o.perform(e, t, r, i, a);
	}
	function p(e, t, r, i, a = n) {
		if (r.op === "may" || r.op === "given") return p(e, t, r.of, i, a);
		if (r.op !== "pay") return f(e, t, r, i, a);
		let o = e.height;
		return f(e, t, r.cost, i, a), te(e, o, t, r.of, i, a);
	}
	function te(e, t, n, r, i, a) {
		e.changedSince(t) ? e.pushBelow(t, "power", n, E(r, i, a)) : f(e, n, r, i, a);
	}
	function ne(e, t, n, r, i, a) {
		let { of: o } = n;
		for (let s = r; s < o.length; s++) {
			let r = e.height;
			if (f(e, t, o[s], i, a), !e.changedSince(r)) continue;
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
	function m(e, n, i, a, o) {
		if (i.op === "gain") e.resolved(a), t.gain(e, n, i.amounts, o * r(e, n, i.per), a);
		else if (i.op === "all") for (let t = 0; t < i.of.length; t++) m(e, n, i.of[t], a, o);
	}
	function re(e, t, r, i, a = n) {
		e.push("power", t, E(r, i, a));
	}
	function ie(e, n, r, i, a, o) {
		e.resolved(o), t.take(e, n, r, i, a, o);
	}
	return {
		possible: c,
		perform: f,
		accept: p,
		book: m,
		isOptional: S,
		push: re,
		use(e, t, n) {
			n.length > 0 && e.push("power/use", t, { sources: n });
		},
		useTogether(e, t, n) {
			n.length > 0 && e.together("power/use", t, { sources: n });
		},
		steps: wt(t, (e, t, r, i, a = n) => c(e, t, r, i, a) || ee(e, t, r, i, a), Ie(t, {
			possible: c,
			isOpen: d,
			perform: f,
			accept: p,
			isOptional: S,
			sequence: ne,
			afterwards: te,
			takeFrom: ie,
			moveCard: a,
			moveCards: o
		}))
	};
}
var kt = /* @__PURE__ */ new Set([
	"any",
	"or",
	"may",
	"pay",
	"aim",
	"each"
]);
function E(e, t, n) {
	return {
		effect: v(e),
		source: t,
		them: n
	};
}
// ../h/base/packages/powers/src/language.ts
function At(e) {
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
var jt = {
	gain: ({ amounts: e, per: t }, n) => Ft(e, t, n),
	spend: (e, t) => `pay ${It(e, t)}`,
	lose: ({ from: e, n: t, random: n }, r) => `lose ${Lt(e, t, n, r)}`,
	rob: ({ from: e, n: t, random: n, keep: r }, i) => `${r ? "rob" : "scrap"} ${Lt(e, t, n, i)}`,
	all: ({ of: e }, t) => Rt(e, " + ", t),
	any: ({ of: e }, t) => Rt(e, " & ", t),
	or: ({ of: e }, t) => Rt(e, " / ", t),
	may: ({ of: e }, t) => `may ${zt(e, t)}`,
	pay: ({ cost: e, of: t }, n) => `${e.op === "spend" ? It(e, n) : zt(e, n)} → ${zt(t, n)}`,
	given: ({ count: e, least: t, of: n }, r) => `if ${t} ${r.counts[e]}: ${zt(n, r)}`,
	aim: ({ of: e }, t) => `◎ ${zt(e, t)}`,
	take: ({ amounts: e, upTo: t }, n) => `take ${t ? "≤ " : ""}${Pt(e, n)}`,
	acquire: ({ from: e, filter: t }, n) => [
		"free",
		n.supplies[e],
		...Nt(t, n)
	].join(" "),
	act: ({ action: e }, t) => t.actions[e],
	each: ({ who: e, of: t }, n) => `each ${e}: ${zt(t, n)}`,
	verb: ({ verb: e, n: t }, n) => Mt(n.verbs[e], t)
};
function Mt(e, t) {
	return e.replace("#", String(t));
}
function Nt(e, { filters: t }) {
	return Object.entries(e).map(([e, n]) => {
		let r = t[e];
		return typeof r == "string" ? Mt(r, Number(n)) : r[String(n)];
	});
}
function Pt(e, { resources: t }) {
	return me(e).map(([e, n]) => `${n}${t[e]}`).join(" ") || "0";
}
function Ft(e, t, n) {
	return t === null ? Pt(e, n) : `${Pt(e, n)} × ${n.counts[t]}`;
}
function It({ amounts: e, per: t, to: n }, r) {
	return `${n === "them" ? "them " : ""}${Ft(e, t, r)}`;
}
function Lt(e, t, n, { places: r }) {
	return `${n ? "random " : ""}${t === 1 ? "" : `${t} `}${r[e]}`;
}
function Rt(e, t, n) {
	return e.map((e) => zt(e, n)).join(t);
}
function zt(e, t) {
	let n = Bt(e, t), { op: r } = e;
	return r === "or" || r === "all" || r === "any" || r === "pay" ? `(${n})` : n;
}
function Bt(e, t) {
	return _(jt, e, t);
}
function Vt(e, t) {
	if ("at" in e) return `${t.timings[e.at]}: ${Bt(e.effect, t)}`;
	let { modify: n, by: r } = e.always;
	return `always: ${Mt(t.modifiers[n], r)}`;
}
// ../h/base/packages/powers/src/power.ts
function Ht(e) {
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
// ../h/base/packages/powers/src/rivals.ts
var Ut = Array.from({ length: t + 1 }, (e, t) => Array.from({ length: t }, (e, n) => Array.from({ length: t - 1 }, (e, r) => (n + 1 + r) % t)));
function Wt(e, t) {
	return Ut[e][t];
}
// ../h/base/packages/powers/src/sentence.ts
var Gt = {
	gain: ({ amounts: e, per: t }, n) => n.gain(me(e), t),
	spend: ({ amounts: e, per: t, to: n }, r, i) => r.spend(me(e), t, n === "bank" ? n : i),
	lose: ({ from: e, n: t, random: n }, r) => r.lose(e, t, n),
	rob: ({ from: e, n: t, random: n, keep: r }, i) => i.rob(e, t, n, r),
	all: ({ of: e }, t, n) => t.all(Kt(e, t, n)),
	any: ({ of: e }, t, n) => t.any(Kt(e, t, n)),
	or: ({ of: e }, t, n) => t.or(Kt(e, t, n)),
	may: ({ of: e }, t, n) => t.may(_(Gt, e, t, n)),
	pay: ({ cost: e, of: t }, n, r) => n.pay(_(Gt, e, n, r), _(Gt, t, n, r)),
	given: ({ count: e, least: t, of: n }, r, i) => r.given(e, t, _(Gt, n, r, i)),
	aim: ({ of: e }, t) => t.aim(_(Gt, e, t, "opponent")),
	take: ({ amounts: e, upTo: t }, n, r) => n.take(me(e), t, r),
	acquire: ({ from: e, filter: t }, n) => n.acquire(e, t),
	act: ({ action: e }, t) => t.act(e),
	each: ({ who: e, of: t }, n) => n.each(e, _(Gt, t, n, "owner")),
	verb: ({ verb: e, n: t }, n) => n.verb(e, t)
};
function Kt(e, t, n) {
	return e.map((e) => _(Gt, e, t, n));
}
function qt(e, t) {
	return _(Gt, e, t, "opponent");
}
function Jt(e, t) {
	return t.deed(qt(e, t));
}
function Yt(e, t) {
	return t.sentence("always" in e ? t.always(e.always) : t.at(e.at, qt(e.effect, t)));
}
// ../h/base/packages/powers/src/terms.ts
function Xt(e) {
	return e;
}
// ../h/base/games/villages/cards/types.ts
var D = [
	"worker",
	"soldier",
	"shadow",
	"holy"
], O = [
	"food",
	"wood",
	"stone",
	"magic"
], k = [
	"harvest",
	"develop",
	"build",
	"recruit",
	"tax"
], Zt = (e) => k.indexOf(e), Qt = Zt("harvest"), A = Zt("develop"), $t = Zt("build"), en = Zt("recruit"), tn = Zt("tax"), nn = Xt({
	resources: {
		gold: "G",
		card: "card",
		food: "food",
		wood: "wood",
		stone: "stone",
		magic: "magic",
		wild: "wild",
		vp: "VP"
	},
	counts: {
		worker: "Worker",
		soldier: "Soldier",
		shadow: "Shadow",
		holy: "Holy",
		adventurers: "Adventurer"
	},
	timings: {
		instant: "now",
		harvest: "Harvest",
		develop: "Develop",
		build: "Build",
		recruit: "Recruit",
		tax: "Tax",
		"build-worker": "Build a Worker",
		"build-soldier": "Build a Soldier",
		"build-shadow": "Build a Shadow",
		"build-holy": "Build a Holy",
		scoring: "Scoring"
	},
	modifiers: {},
	supplies: {},
	filters: {},
	places: { hand: "hand" },
	actions: {},
	verbs: {},
	signs: [
		"type:worker",
		"type:soldier",
		"type:shadow",
		"type:holy",
		"type:adventurer",
		"type:castle",
		"follow",
		"decline",
		"first-player",
		"locked"
	]
}), { aim: rn, gain: j, lose: an, may: on, pay: sn, per: M, robRandom: cn, take: ln } = At(nn), { when: N } = Ht(nn), P = [
	{
		id: "knight",
		name: "Knight",
		requires: { soldier: 2 },
		vp: 1,
		power: N("scoring", M("soldier", j({ vp: 1 }))),
		source: "rulebook",
		standIns: ["requires", "vp"]
	},
	{
		id: "necromancer",
		name: "Necromancer",
		requires: { shadow: 2 },
		vp: 4,
		power: N("instant", M("shadow", j({ card: 1 }))),
		source: "rulebook",
		standIns: ["requires", "vp"]
	},
	{
		id: "priestess",
		name: "Priestess",
		requires: { holy: 2 },
		vp: 1,
		power: N("scoring", M("holy", j({ vp: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "merchant",
		name: "Merchant",
		requires: { worker: 2 },
		vp: 2,
		power: N("scoring", M("worker", j({ vp: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "paladin",
		name: "Paladin",
		requires: {
			soldier: 1,
			holy: 1
		},
		vp: 4,
		power: N("recruit", j({ gold: 1 })),
		source: "rulebook",
		standIns: [
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "warlord",
		name: "Warlord",
		requires: {
			worker: 1,
			soldier: 1
		},
		vp: 2,
		power: N("build-soldier", j({ wild: 1 })),
		source: "rulebook",
		standIns: ["requires", "vp"]
	},
	{
		id: "thief",
		name: "Thief",
		requires: {
			soldier: 1,
			shadow: 1
		},
		vp: 3,
		power: N("instant", rn(ln({ gold: 1 }))),
		source: "rulebook",
		standIns: ["requires", "vp"]
	},
	{
		id: "rogue",
		name: "Rogue",
		requires: {
			worker: 1,
			shadow: 1
		},
		vp: 4,
		power: N("instant", rn(cn("hand", 2))),
		source: "rulebook",
		standIns: ["requires", "vp"]
	},
	{
		id: "heep",
		name: "Heep",
		requires: {
			shadow: 1,
			holy: 1
		},
		vp: 4,
		power: N("instant", rn(cn("hand"))),
		source: "rulebook",
		standIns: ["requires", "vp"]
	},
	{
		id: "bard",
		name: "Bard",
		requires: {
			worker: 1,
			holy: 1
		},
		vp: 5,
		power: N("tax", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "wizard",
		name: "Wizard",
		requires: {
			soldier: 1,
			shadow: 1,
			holy: 1
		},
		vp: 3,
		power: N("build", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "champion",
		name: "Champion",
		requires: {
			worker: 1,
			soldier: 1,
			holy: 1
		},
		vp: 5,
		power: null,
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "archer",
		name: "Archer",
		requires: {
			worker: 1,
			soldier: 1,
			shadow: 1
		},
		vp: 4,
		power: N("harvest", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "monk",
		name: "Monk",
		requires: {
			worker: 1,
			shadow: 1,
			holy: 1
		},
		vp: 5,
		power: N("develop", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "dragonslayer",
		name: "Dragonslayer",
		requires: {
			worker: 2,
			soldier: 2
		},
		vp: 4,
		power: null,
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	},
	{
		id: "archmage",
		name: "Archmage",
		requires: {
			shadow: 1,
			holy: 2
		},
		vp: 3,
		power: N("build-shadow", j({ wild: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"requires",
			"vp",
			"power"
		]
	}
], F = [
	{
		id: "farm",
		name: "Farm",
		type: "worker",
		copies: 2,
		cost: {
			wood: 2,
			magic: 1
		},
		resource: "food",
		vp: 0,
		power: N("build", j({ food: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "tannery",
		name: "Tannery",
		type: "worker",
		copies: 2,
		cost: { food: 1 },
		resource: "wood",
		vp: 2,
		power: N("instant", j({ card: 2 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "tavern",
		name: "Tavern",
		type: "worker",
		copies: 3,
		cost: {
			food: 2,
			wood: 1
		},
		resource: "magic",
		vp: 1,
		power: N("scoring", M("adventurers", j({ vp: 1 }))),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "market",
		name: "Market",
		type: "worker",
		copies: 2,
		cost: {
			wood: 2,
			magic: 1
		},
		resource: "magic",
		vp: 2,
		power: N("tax", j({ gold: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "granary",
		name: "Granary",
		type: "worker",
		copies: 2,
		cost: {
			food: 1,
			wood: 2
		},
		resource: "stone",
		vp: 3,
		power: N("harvest", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "workshop",
		name: "Workshop",
		type: "worker",
		copies: 2,
		cost: {
			food: 1,
			wood: 1,
			stone: 1
		},
		resource: "food",
		vp: 2,
		power: N("build-worker", j({ wild: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "guildhall",
		name: "Guildhall",
		type: "worker",
		copies: 2,
		cost: {
			wood: 2,
			magic: 1
		},
		resource: "wood",
		vp: 1,
		power: N("scoring", M("worker", j({ vp: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "mill",
		name: "Mill",
		type: "worker",
		copies: 2,
		cost: {
			food: 1,
			stone: 1
		},
		resource: "stone",
		vp: 4,
		power: N("develop", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "bakery",
		name: "Bakery",
		type: "worker",
		copies: 2,
		cost: {
			food: 1,
			magic: 1
		},
		resource: "wood",
		vp: 2,
		power: N("instant", j({ gold: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "manor",
		name: "Manor",
		type: "worker",
		copies: 2,
		cost: {
			food: 1,
			wood: 1,
			stone: 1,
			magic: 1
		},
		resource: "food",
		vp: 4,
		power: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "armory",
		name: "Armory",
		type: "soldier",
		copies: 3,
		cost: {
			wood: 1,
			stone: 2
		},
		resource: "food",
		vp: 3,
		power: N("build", j({ card: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp"
		]
	},
	{
		id: "barracks",
		name: "Barracks",
		type: "soldier",
		copies: 2,
		cost: {
			wood: 1,
			stone: 1
		},
		resource: "stone",
		vp: 3,
		power: N("develop", j({ card: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "guard-tower",
		name: "Guard Tower",
		type: "soldier",
		copies: 2,
		cost: {
			wood: 1,
			stone: 1,
			magic: 1
		},
		resource: "wood",
		vp: 3,
		power: N("harvest", j({ card: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "palisade",
		name: "Palisade",
		type: "soldier",
		copies: 2,
		cost: {
			food: 1,
			stone: 2
		},
		resource: "wood",
		vp: 0,
		power: N("build", j({ wood: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "training-yard",
		name: "Training Yard",
		type: "soldier",
		copies: 2,
		cost: {
			food: 1,
			wood: 1,
			stone: 1
		},
		resource: "magic",
		vp: 2,
		power: N("build-soldier", j({ wild: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "hall-of-heroes",
		name: "Hall of Heroes",
		type: "soldier",
		copies: 2,
		cost: {
			food: 1,
			stone: 2
		},
		resource: "stone",
		vp: 1,
		power: N("scoring", M("soldier", j({ vp: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "stables",
		name: "Stables",
		type: "soldier",
		copies: 2,
		cost: { food: 2 },
		resource: "magic",
		vp: 3,
		power: N("recruit", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "archery-range",
		name: "Archery Range",
		type: "soldier",
		copies: 2,
		cost: { wood: 1 },
		resource: "food",
		vp: 2,
		power: N("instant", j({ card: 2 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "siege-works",
		name: "Siege Works",
		type: "soldier",
		copies: 2,
		cost: {
			wood: 2,
			magic: 1
		},
		resource: "stone",
		vp: 3,
		power: N("instant", rn(ln({ gold: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "keep",
		name: "Keep",
		type: "soldier",
		copies: 2,
		cost: {
			food: 1,
			wood: 1,
			stone: 2
		},
		resource: "magic",
		vp: 4,
		power: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "witchs-hut",
		name: "Witch's Hut",
		type: "shadow",
		copies: 2,
		cost: { magic: 1 },
		resource: "stone",
		vp: 3,
		power: N("instant", sn(an("hand"), j({ gold: 1 }))),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "wizards-tower",
		name: "Wizard's Tower",
		type: "shadow",
		copies: 3,
		cost: {
			stone: 1,
			magic: 3
		},
		resource: "wood",
		vp: 1,
		power: N("build", j({ gold: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "harbor",
		name: "Harbor",
		type: "shadow",
		copies: 2,
		cost: {
			food: 1,
			wood: 2,
			magic: 1
		},
		resource: "food",
		vp: 2,
		power: N("scoring", M("shadow", j({ vp: 1 }))),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "catacombs",
		name: "Catacombs",
		type: "shadow",
		copies: 2,
		cost: {
			food: 2,
			magic: 1
		},
		resource: "stone",
		vp: 1,
		power: N("build", j({ stone: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "thieves-den",
		name: "Thieves' Den",
		type: "shadow",
		copies: 2,
		cost: {
			food: 1,
			wood: 1,
			magic: 1
		},
		resource: "magic",
		vp: 2,
		power: N("build-shadow", j({ wild: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "black-market",
		name: "Black Market",
		type: "shadow",
		copies: 2,
		cost: {
			food: 2,
			stone: 1
		},
		resource: "food",
		vp: 3,
		power: N("tax", sn(an("hand"), j({ gold: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "hideout",
		name: "Hideout",
		type: "shadow",
		copies: 2,
		cost: { wood: 1 },
		resource: "food",
		vp: 1,
		power: N("instant", rn(ln({ gold: 1 }))),
		source: "public-data",
		standIns: [
			"name",
			"type",
			"copies",
			"power"
		]
	},
	{
		id: "counting-house",
		name: "Counting House",
		type: "shadow",
		copies: 2,
		cost: {
			food: 1,
			stone: 1,
			magic: 1
		},
		resource: "wood",
		vp: 3,
		power: N("develop", j({ gold: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "gambling-den",
		name: "Gambling Den",
		type: "shadow",
		copies: 2,
		cost: {
			food: 2,
			magic: 1
		},
		resource: "magic",
		vp: 2,
		power: N("instant", j({ gold: 2 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "mausoleum",
		name: "Mausoleum",
		type: "shadow",
		copies: 2,
		cost: {
			food: 1,
			stone: 1,
			magic: 2
		},
		resource: "stone",
		vp: 5,
		power: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "cathedral",
		name: "Cathedral",
		type: "holy",
		copies: 2,
		cost: {
			stone: 2,
			magic: 2
		},
		resource: "wood",
		vp: 3,
		power: N("tax", j({ gold: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost",
			"power"
		]
	},
	{
		id: "oracle",
		name: "Oracle",
		type: "holy",
		copies: 2,
		cost: {
			food: 1,
			magic: 2
		},
		resource: "food",
		vp: 3,
		power: N("tax", j({ card: 2 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost",
			"power"
		]
	},
	{
		id: "monastery",
		name: "Monastery",
		type: "holy",
		copies: 2,
		cost: {
			food: 1,
			stone: 1,
			magic: 1
		},
		resource: "food",
		vp: 2,
		power: N("build-holy", j({ wild: 1 })),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "fountain",
		name: "Fountain",
		type: "holy",
		copies: 2,
		cost: {
			stone: 1,
			magic: 2
		},
		resource: "wood",
		vp: 0,
		power: N("build", sn(an("hand", 2), j({ wild: 1 }))),
		source: "rulebook",
		standIns: [
			"type",
			"copies",
			"resource",
			"vp",
			"cost"
		]
	},
	{
		id: "shrine",
		name: "Shrine",
		type: "holy",
		copies: 2,
		cost: {
			food: 1,
			wood: 2,
			stone: 1
		},
		resource: "magic",
		vp: 0,
		power: N("build", j({ magic: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "abbey",
		name: "Abbey",
		type: "holy",
		copies: 3,
		cost: {
			food: 1,
			wood: 1,
			magic: 1
		},
		resource: "stone",
		vp: 4,
		power: N("develop", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "basilica",
		name: "Basilica",
		type: "holy",
		copies: 2,
		cost: {
			wood: 1,
			magic: 2
		},
		resource: "magic",
		vp: 1,
		power: N("scoring", M("holy", j({ vp: 1 }))),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "chapel",
		name: "Chapel",
		type: "holy",
		copies: 2,
		cost: { stone: 1 },
		resource: "wood",
		vp: 2,
		power: N("instant", j({ card: 2 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "hospice",
		name: "Hospice",
		type: "holy",
		copies: 2,
		cost: {
			food: 1,
			wood: 1,
			magic: 1
		},
		resource: "magic",
		vp: 4,
		power: N("recruit", j({ card: 1 })),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	},
	{
		id: "temple",
		name: "Temple",
		type: "holy",
		copies: 2,
		cost: {
			wood: 2,
			stone: 1,
			magic: 1
		},
		resource: "stone",
		vp: 4,
		power: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"copies",
			"cost",
			"resource",
			"vp",
			"power"
		]
	}
], un = F.length, dn = F.reduce((e, { copies: t }) => e + t, 0), fn = F.map(({ type: e }) => D.indexOf(e)), I = F.map(({ resource: e }) => O.indexOf(e)), pn = F.map(({ vp: e }) => e), mn = P.map(({ vp: e }) => e), L = F.map(({ cost: e }) => O.flatMap((t, n) => Array(e[t] ?? 0).fill(n))), hn = P.map(({ requires: e }) => D.map((t) => e[t] ?? 0)), gn = Math.max(...L.map(({ length: e }) => e)), _n = F.filter(({ power: e }) => e !== null), vn = P.filter(({ power: e }) => e !== null), yn = [..._n, ...vn], R = yn.map(({ id: e }) => e), bn = F.map(({ id: e }) => R.indexOf(e)), xn = P.map(({ id: e }) => R.indexOf(e)), Sn = yn.map(({ power: e }) => e), Cn = -2, wn = -3, Tn = O.length;
function En(e) {
	let { at: t, effect: n } = Sn[e];
	if (!t.startsWith("build")) return null;
	let r = n.op === "pay" ? n.of : n;
	if (r.op !== "gain") return null;
	let i = [...O, "wild"].findIndex((e) => r.amounts[e] > 0);
	if (i < 0) return null;
	let a = n.op === "pay" && n.cost.op === "lose" ? n.cost.n : 0;
	return {
		power: e,
		resource: i,
		type: D.indexOf(t.replace("build-", "")),
		discards: a
	};
}
var z = R.flatMap((e, t) => En(t) ?? []), Dn = R.map((e, t) => z.findIndex((e) => e.power === t)), On = Sn.map(({ at: e }, t) => Dn[t] >= 0 ? wn : e === "instant" ? -1 : e === "scoring" ? Cn : k.findIndex((t) => t === e)), kn = D.length, An = Sn.map(({ at: e, effect: t }) => e === "scoring" && t.op === "gain" ? [...D, "adventurers"].findIndex((e) => e === t.per) : -1), jn = Sn.map(({ effect: e }) => e.op === "pay" ? e : on(e)), Mn = (e) => jn[e], Nn = (e) => R[e] ?? "";
function Pn(e, t) {
	return t === n ? "" : `village:${t}:${e < _n.length ? "building" : "adventurer"}:${Nn(e)}`;
}
function Fn({ unused: e }) {
	let t = (t) => e.filter((e) => e === t).length < F[t].copies;
	return [...bn.filter((e, n) => e >= 0 && t(n)), ...xn.filter((e) => e >= 0)];
}
// ../h/base/games/villages/state.ts
var { NONE: B } = p, { flag: In, list: Ln, number: V, numbers: Rn, perSeat: zn, pile: H, record: Bn, seat: Vn, shared: Hn, slot: Un } = p, Wn = 5, Gn = [
	0,
	7,
	14,
	20,
	25,
	30
], Kn = [
	0,
	0,
	12,
	12,
	10,
	10
], U = f({
	building: {
		cards: F,
		copies: (e) => F[e].copies
	},
	adventurer: { cards: P }
}), qn = [B, 5], Jn = Bn({
	gold: V(),
	hand: H(U.building, { seen: "owner" }),
	shown: H(U.building),
	resources: H(U.building),
	coins: Rn(...qn),
	castle: V(...qn),
	buildings: H(U.building),
	adventurers: H(U.adventurer),
	declines: In()
}), Yn = Bn({
	number: V(),
	seat: Vn(),
	action: V(B, k.length - 1),
	building: Un(U.building),
	paid: V(0, gn),
	used: V(0, 2 ** z.length - 1),
	idle: V()
}), Xn = ee({
	first: Vn(),
	turn: Yn,
	bank: V(),
	deck: H(U.building, { seen: "nobody" }),
	piles: Ln(H(U.building), 5, 5),
	pool: H(U.adventurer, { max: 5 }),
	adventurerDeck: H(U.adventurer, { seen: "nobody" }),
	unused: Hn(H(U.building, { seen: "nobody" })),
	trashed: H(U.building),
	players: zn(Jn)
}), W = ({ players: e }) => e.length === 1, Zn = ({ buildings: e, adventurers: t }) => e.length + t.length;
function G(e, t = null) {
	return Array.from({ length: Wn }, (n, r) => ({
		step: e,
		seat: r,
		args: t
	}));
}
function Qn({ turn: e, players: t }, n) {
	return (e.seat + 2 * t.length - n) % t.length;
}
function K({ lane: t, state: n }, r, i, a) {
	if (t !== e || n.turn.number === 0 || n.turn.action === B) return !1;
	let o = i.at(-1)?.step ?? "", s = i.findIndex(({ step: e }) => e !== "end" && e !== "follow"), c = s < 0 ? i.length : s;
	return a.includes(o) && c > 0 && r === Qn(n, c);
}
// ../h/base/games/villages/actions/recruit.ts
var $n = { say: "no-gold" }, er = { say: "lacks-buildings" };
function tr(e, t) {
	return t === e.turn.seat && !W(e) ? 1 : 2;
}
var nr = D.map(() => 0);
function rr({ buildings: e }) {
	nr.fill(0);
	for (let t = 0; t < e.length; t++) nr[fn[e[t]]]++;
}
function ir(e) {
	let t = hn[e];
	for (let e = 0; e < nr.length; e++) if (nr[e] < t[e]) return !1;
	return !0;
}
function ar(e, t, n) {
	let { pool: r, players: i } = e, a = i[t], o = a.gold >= tr(e, t);
	rr(a);
	for (let e = 0; e < r.length; e++) {
		let t = 64 + r[e];
		ir(r[e]) ? o ? n.add(t) : n.block(t, $n) : n.block(t, er);
	}
}
function or(e, t, n) {
	let r = e.players[t];
	rr(r);
	let i = hn[n], a = D.flatMap((e, t) => nr[t] < i[t] ? [{
		what: e,
		n: i[t],
		have: nr[t]
	}] : []);
	return a.length > 0 ? {
		...er,
		lacks: a
	} : {
		...$n,
		n: tr(e, t),
		gold: r.gold
	};
}
function sr(e, t, n) {
	let { state: r } = e, { pool: i, adventurerDeck: a, players: o, turn: s } = r, c = o[t], l = tr(r, t);
	c.gold -= l, r.bank += l, c.adventurers.push(n), s.idle = 0, e.events !== null && e.tell({
		say: "recruited",
		seat: t,
		card: P[n].id,
		gold: l
	});
	let u = i.indexOf(n), d = a.pop();
	d === void 0 ? i.splice(u, 1) : (i[u] = d, e.learn(), e.events !== null && e.tell({
		say: "adventurer-comes",
		card: P[d].id
	}));
}
// ../h/base/games/villages/hand.ts
var q = ({ hand: e, shown: t }) => e.length + t.length;
function cr({ hand: e, shown: t }, n) {
	ue(t.includes(n) ? t : e, n);
}
function lr(e, t) {
	e.shown.includes(t) || (ue(e.hand, t), e.shown.push(t));
}
function ur(e, { hand: t, shown: n }) {
	for (let e = 0; e < n.length; e++) t.push(n[e]);
	n.length = 0;
	let r = e.below(t.length), i = t[r];
	for (let e = r + 1; e < t.length; e++) t[e - 1] = t[e];
	return t.length--, i;
}
function dr({ hand: e, shown: t }, n) {
	ae(t, n);
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		e.indexOf(i) === r && !t.includes(i) && n.add(i);
	}
}
function fr(e, t) {
	let { id: n } = F[t];
	return {
		id: n,
		note: {
			say: e,
			card: n
		},
		ref: `hand:building:${n}`
	};
}
// ../h/base/games/villages/payment.ts
function pr() {
	return {
		gold: 0,
		cards: O.map(() => 0),
		castle: 0,
		powers: 0,
		hand: 0
	};
}
function mr(e, t, n, r) {
	let { players: i } = t, a = i[n], { cards: o } = e;
	o.fill(0);
	for (let e = 0; e < i.length; e++) {
		let { resources: t, coins: n } = i[e];
		for (let e = 0; e < n.length; e++) n[e] === B && o[I[t[e]]]++;
	}
	e.gold = a.gold, e.castle = +(a.castle === B), e.powers = hr(a), e.hand = q(a) - r;
}
function hr({ buildings: e, adventurers: t }) {
	let n = 0;
	for (let t = 0; t < e.length; t++) {
		let r = bn[e[t]];
		r >= 0 && Dn[r] >= 0 && (n |= 1 << Dn[r]);
	}
	for (let e = 0; e < t.length; e++) {
		let r = xn[t[e]];
		r >= 0 && Dn[r] >= 0 && (n |= 1 << Dn[r]);
	}
	return n;
}
var gr = L.map((e) => Array.from({ length: e.length + 1 }, (t, n) => O.map((t, r) => e.slice(n).filter((e) => e === r).length))), _r = O.map(() => 0), J = {
	icons: 0,
	missing: 0,
	wild: 0
};
function vr(e, t, n) {
	let { cards: r, powers: i } = e, a = gr[t][n], o = 0;
	_r.fill(0);
	for (let n = 0, r = i; r > 0; n++, r >>= 1) {
		if (!(r & 1)) continue;
		let { resource: i, type: a, discards: s } = z[n];
		a !== -1 && a !== fn[t] || s > e.hand || (i === Tn ? o++ : _r[i]++);
	}
	let s = 0, c = 0;
	for (let e = 0; e < a.length; e++) {
		let t = a[e] - _r[e];
		t <= 0 || (s += t, t > r[e] && (c += t - r[e]));
	}
	J.icons = s, J.missing = c, J.wild = o;
}
function yr(e, t, n) {
	return e.powers === 0 && L[t].length - n > e.gold ? !1 : (vr(e, t, n), J.missing <= J.wild + e.castle && J.icons - J.wild <= e.gold);
}
function br(e, t) {
	vr(e, t, 0);
	let n = J.wild + e.castle;
	if (J.missing <= n) return {
		say: "too-dear",
		lacks: [],
		n: J.icons - J.wild,
		gold: e.gold
	};
	let r = O.flatMap((n, r) => {
		let i = gr[t][0][r] - _r[r];
		return i > e.cards[r] ? [{
			what: n,
			n: i,
			have: e.cards[r]
		}] : [];
	}), [i, a] = r;
	return {
		say: "too-dear",
		lacks: a === void 0 ? [{
			...i,
			have: i.have + n
		}] : r
	};
}
var xr = { say: "needed-later" };
function Sr(e, t, n, r) {
	let { players: i, turn: a } = e, o = a.building, s = L[o][a.paid], c = a.paid + 1;
	if (n.gold > 0 && n.cards[s] > 0) {
		n.gold--, n.cards[s]--;
		let e = yr(n, o, c);
		n.gold++, n.cards[s]++;
		for (let n = 0; n < i.length; n++) {
			let a = (t + n) % i.length;
			Cr(i[a], s) !== B && (e ? r.add(a) : r.block(a, xr));
		}
	}
	n.gold > 0 && n.castle > 0 && (n.gold--, n.castle = 0, yr(n, o, c) ? r.add(8) : r.block(8, xr), n.gold++, n.castle = 1);
	let { powers: l } = n;
	for (let e = 0; e < z.length; e++) {
		if (!(l & 1 << e)) continue;
		let { resource: t, type: i, discards: a } = z[e];
		t !== Tn && t !== s || i !== -1 && i !== fn[o] || a > n.hand || (n.powers = l & ~(1 << e), yr(n, o, c) ? r.add(16 + e) : r.block(16 + e, xr));
	}
	n.powers = l;
}
function Cr({ resources: e, coins: t }, n) {
	for (let r = 0; r < t.length; r++) if (t[r] === B && I[e[r]] === n) return r;
	return B;
}
// ../h/base/games/villages/ending.ts
function wr({ players: e }) {
	let t = Kn[e.length];
	for (let n = 0; n < e.length; n++) if (Zn(e[n]) >= t) return !0;
	return !1;
}
function Tr(e) {
	return W(e) ? e.deck.length === 0 : wr(e) || e.turn.idle >= e.players.length;
}
function Er(e) {
	let { players: t } = e.state;
	for (let n = 0; n < t.length; n++) {
		let { buildings: r, adventurers: i } = t[n];
		for (let t = 0; t < r.length; t++) Dr(e, bn[r[t]]);
		for (let t = 0; t < i.length; t++) Dr(e, xn[i[t]]);
	}
}
function Dr(e, t) {
	t >= 0 && An[t] !== -1 && e.resolved(t);
}
// ../h/base/games/villages/bank.ts
function Or(e, t, n, r) {
	let { state: i } = e, a = Math.min(n, i.bank);
	a === 0 ? e.events !== null && e.tell({
		say: "bank-empty",
		seat: t
	}) : (i.bank -= a, i.players[t].gold += a, i.turn.idle = 0, e.events !== null && e.tell({
		say: "gold-taken",
		seat: t,
		gold: a,
		card: r
	}));
}
function kr(e, t, r, i, a) {
	if (r === n) return Or(e, t, i, a);
	let { players: o, turn: s } = e.state;
	o[r].gold -= i, o[t].gold += i, s.idle = 0, e.events !== null && e.tell({
		say: "gold-stolen",
		seat: t,
		from: r,
		gold: i,
		card: a
	});
}
// ../h/base/games/villages/piles.ts
var Ar = 5, jr = Array.from({ length: dn + 1 }, (e, t) => G("draw", { left: t })), Mr = Array.from({ length: dn + 1 }, (e, t) => G("discard", { left: t })), Nr = Array.from({ length: un }, (e, t) => G("pile", { card: t }));
function Pr(e, t) {
	let { deck: n, piles: r } = e, i = n.length;
	for (let e = 0; e < 5; e++) i += r[e].length;
	return W(e) ? Math.min(i, 8 - q(e.players[t])) : i;
}
function Fr(e, t, n) {
	let r = Math.min(n, Pr(e.state, t));
	r > 0 && e.put(jr[r][t]);
}
var Ir = c({
	args: { left: g(1, dn) },
	fits: (e, t, { left: n }, r) => K(e, t, r, [
		"powers",
		"power/use",
		"power/cards",
		"limit"
	]) && n <= Pr(e.state, t),
	options({ state: e }, t, n) {
		e.deck.length > 0 && n.add(Ar);
		for (let t = 0; t < 5; t++) e.piles[t].length > 0 && n.add(t);
	},
	prompt: (e, t, { left: n }) => ({
		say: "ask-draw",
		left: n
	}),
	face({ state: e }, t, n) {
		if (n === Ar) return {
			id: "deck",
			note: { say: "option-draw-deck" },
			ref: "deck"
		};
		let { id: r } = F[e.piles[n].at(-1)];
		return {
			id: `pile:${n + 1}`,
			note: {
				say: "option-draw-pile",
				card: r,
				pile: n + 1
			},
			ref: `pile:${n}`
		};
	},
	resolve(e, t, n, { left: r }) {
		n === Ar ? Lr(e, t) : Rr(e, t, n), e.state.turn.idle = 0, Fr(e, t, r - 1);
	}
});
function Lr(e, t) {
	let n = e.state.deck.pop();
	e.state.players[t].hand.push(n), e.learn(), e.events !== null && e.tell({
		say: "drew",
		seat: t,
		card: null,
		secret: {
			seat: t,
			card: F[n].id
		}
	});
}
function Rr(e, t, n) {
	let { deck: r, piles: i, players: a } = e.state, o = i[n], s = o.pop();
	if (a[t].shown.push(s), e.events !== null && e.tell({
		say: "drew-pile",
		seat: t,
		card: F[s].id,
		pile: n + 1
	}), o.length > 0 || r.length === 0) return;
	let c = r.pop();
	o.push(c), e.learn(), e.events !== null && e.tell({
		say: "pile-refilled",
		card: F[c].id,
		pile: n + 1
	});
}
function zr(e, t, n) {
	n > 0 && e.put(Mr[n][t]);
}
var Br = c({
	args: { left: g(1, dn) },
	alwaysAsk: !0,
	fits(e, t, { left: n }, r) {
		let i = +(r.at(-1)?.step === "develop");
		return K(e, t, r, [
			"develop",
			"collect",
			"pay",
			"follow",
			"end"
		]) && n + i <= q(e.state.players[t]);
	},
	options: ({ state: e }, t, n) => dr(e.players[t], n),
	prompt: ({ state: e }, t, { left: n }) => ({
		say: W(e) ? "ask-trash" : "ask-discard",
		left: n
	}),
	face: ({ state: e }, t, n) => fr(W(e) ? "option-trash" : "option-discard", n),
	resolve(e, t, n, { left: r }) {
		zr(e, t, r - 1), Vr(e, t, n);
	}
});
function Vr(e, t, n) {
	let { state: r } = e, i = r.players[t];
	r.turn.idle = 0, W(r) ? (cr(i, n), Ur(e, t, n)) : (lr(i, n), e.put(Nr[n][t]));
}
function Hr(e, t, n) {
	let { state: r } = e;
	return r.turn.idle = 0, W(r) ? Ur(e, t, n) : (r.players[t].shown.push(n), e.put(Nr[n][t]));
}
function Ur(e, t, n) {
	e.state.trashed.push(n), e.events !== null && e.tell({
		say: "trashed",
		seat: t,
		card: F[n].id
	});
}
var Wr = c({
	args: { card: g(0, un - 1) },
	fits: (e, t, { card: n }, r) => e.state.players[t].shown.includes(n) && Gr(e, t, r),
	options(e, t, n) {
		for (let e = 0; e < 5; e++) n.add(e);
	},
	prompt: (e, t, { card: n }) => ({
		say: "ask-pile",
		card: F[n].id
	}),
	face({ state: e }, t, n) {
		let r = e.piles[n].at(-1);
		return {
			id: `pile:${n + 1}`,
			note: {
				say: "option-pile",
				pile: n + 1,
				card: r === void 0 ? null : F[r].id
			},
			ref: `pile:${n}`
		};
	},
	resolve(e, t, n, { card: r }) {
		let { piles: i, players: a } = e.state;
		ue(a[t].shown, r), i[n].push(r), e.events !== null && e.tell({
			say: "discarded",
			seat: t,
			card: F[r].id,
			pile: n + 1
		});
	}
});
function Gr(e, t, n) {
	return !W(e.state) && K(e, t, n, [
		"develop",
		"pay",
		"discard",
		"power",
		"power/cards",
		"follow",
		"end"
	]);
}
// ../h/base/games/villages/powers.ts
function Kr({ buildings: e }, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) fn[e[r]] === t && n++;
	return n;
}
var qr = {
	isHidden: !0,
	count: ({ state: e }, t) => t === n ? Math.max(0, Pr(e, 0)) : q(e.players[t]),
	offer: ({ state: e }, t, n) => dr(e.players[t], n),
	face: ({ state: e }, t, n) => fr(W(e) ? "option-trash" : "option-discard", n),
	remove: ({ state: e }, t, n) => cr(e.players[t], n),
	removeRandom: (e, t) => t === n ? 0 : ur(e, e.state.players[t]),
	lost: (e, t, n) => Hr(e, t, n),
	given(e, t, r, i, a) {
		if (t === n) return Fr(e, r, 1);
		if (e.state.players[r].hand.push(i), e.state.turn.idle = 0, e.events === null) return;
		let { id: o } = F[i];
		e.tell({
			say: "card-stolen",
			seat: r,
			from: t,
			power: Nn(a),
			card: null,
			secret: [{
				seat: r,
				card: o
			}, {
				seat: t,
				card: o
			}]
		});
	}
}, Jr = [
	"limit",
	"power/use",
	"power",
	"power/cards"
], Yr = {
	terms: nn,
	fits: (e, t, n, r) => K(e, t, r, Jr),
	gain(e, t, n, r, i) {
		let a = n.gold * r;
		a > 0 && Or(e, t, a, Nn(i)), Fr(e, t, n.card * r);
	},
	gainable: ({ state: e }, t, n, r) => r > 0 && (n.gold > 0 && e.bank > 0 || n.card > 0 && Pr(e, t) > 0),
	affords: () => !1,
	spend: () => {},
	takeable: ({ state: e }, t, r) => Math.min(r.gold, t === n ? e.bank : e.players[t].gold),
	take: (e, t, n, r, i, a) => kr(e, t, n, i, Nn(a)),
	rivals: ({ state: e }, t) => Wt(e.players.length, t),
	counts: {
		worker: ({ state: e }, t) => Kr(e.players[t], D.indexOf("worker")),
		soldier: ({ state: e }, t) => Kr(e.players[t], D.indexOf("soldier")),
		shadow: ({ state: e }, t) => Kr(e.players[t], D.indexOf("shadow")),
		holy: ({ state: e }, t) => Kr(e.players[t], D.indexOf("holy")),
		adventurers: ({ state: e }, t) => e.players[t].adventurers.length
	},
	supplies: {},
	places: { hand: qr },
	actions: {},
	verbs: {},
	powers: R.length,
	effect: Mn,
	source: Nn,
	ref: Pn
}, Xr = Ot(Yr), Zr = [
	{
		rank: "emperor",
		from: 60
	},
	{
		rank: "city-builder",
		from: 50
	},
	{
		rank: "mayor",
		from: 40
	},
	{
		rank: "one-horse-town",
		from: 30
	},
	{
		rank: "wide-spot",
		from: 0
	}
];
function Qr(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) n += t[e[r]];
	return n;
}
function $r(e, t) {
	if (t < 0 || An[t] === -1) return 0;
	let n = An[t];
	return n === kn ? e.adventurers.length : Kr(e, n);
}
function ei(e) {
	let { buildings: t, adventurers: n } = e, r = 0;
	for (let n = 0; n < t.length; n++) r += $r(e, bn[t[n]]);
	for (let t = 0; t < n.length; t++) r += $r(e, xn[n[t]]);
	return r;
}
function ti({ gold: e, castle: t, coins: n }) {
	let r = t === B ? e : e + 1;
	for (let e = 0; e < n.length; e++) n[e] !== B && r++;
	return r;
}
function ni(e) {
	return Qr(e.buildings, pn) + Qr(e.adventurers, mn) + ei(e) + ti(e);
}
var ri = ({ players: e }) => e.map(ni);
function ii(e) {
	if (!m(e)) return null;
	let { players: t } = e, n = ri(e), r = ce(n, [
		{
			say: "tie-cards",
			counts: t.map(Zn),
			first: "most"
		},
		{
			say: "tie-gold",
			counts: t.map(ti),
			first: "most"
		},
		{
			say: "tie-resources",
			counts: t.map(({ resources: e }) => e.length),
			first: "most"
		}
	]), i = t.map(si);
	if (W(e)) {
		let { ending: e, hasWon: t } = ai(n[0]);
		return {
			...r,
			winners: t ? [0] : [],
			ending: e,
			scores: i,
			...oi(n[0])
		};
	}
	return {
		...r,
		ending: { say: wr(e) ? "ending-grown" : "ending-idle" },
		scores: i
	};
}
function ai(e) {
	let { rank: t } = Zr.find(({ from: t }) => e >= t);
	return {
		ending: {
			say: `ending-${t}`,
			points: e
		},
		hasWon: t === Zr[0].rank
	};
}
function oi(e) {
	let t = Zr.findLast(({ from: t }) => t > e);
	if (t === void 0) return {};
	let { rank: n, from: r } = t;
	return { next: {
		say: "next-rank",
		rank: n,
		points: r,
		missing: r - e
	} };
}
function si(e, t) {
	return {
		seat: t,
		total: ni(e),
		parts: [
			{
				say: "score-buildings",
				points: Qr(e.buildings, pn)
			},
			{
				say: "score-adventurers",
				points: Qr(e.adventurers, mn)
			},
			{
				say: "score-powers",
				points: ei(e)
			},
			{
				say: "score-gold",
				points: ti(e)
			}
		]
	};
}
// ../h/base/games/villages/outlook.ts
var Y = {
	gold: 1,
	goldEarly: .5,
	goldEnough: 6,
	card: .35,
	drawn: .4,
	resources: [
		4.5,
		3.5,
		2.5,
		1.5
	],
	wanted: .25,
	inHand: .5,
	missing: .22,
	bought: 1.2,
	tied: .12,
	often: {
		harvest: .3,
		develop: .22,
		build: .6,
		recruit: .12,
		tax: .3
	},
	provided: 1.3
};
function ci(e) {
	if (W(e)) return e.deck.length / 1.6;
	let t = Kn[e.players.length], n = 0;
	for (let t of e.players) n = Math.max(n, Zn(t));
	return Math.max(0, t - n) * 1.1;
}
var li = class {
	#e;
	me;
	#t;
	#n;
	#r;
	#i;
	#a;
	hand;
	#o;
	#s;
	#c = [];
	#l = [];
	#u;
	constructor(e, t) {
		this.#e = e, this.#t = t, this.me = e.players[t], this.#n = ci(e);
		let { resources: n, coins: r, buildings: i, hand: a, shown: o } = this.me;
		this.#r = O.map((e, t) => X(n, (e) => I[e] === t)), this.#i = O.map((e, t) => X(n, (e, n) => I[e] === t && r[n] === B));
		let s = hr(this.me);
		this.#o = z.filter((e, t) => (s >> t & 1) == 1);
		for (let { resource: e } of this.#o) e !== Tn && this.#r[e]++;
		this.#s = D.map((e, t) => X(this.#o, (e) => e.resource === Tn && e.discards === 0 && (e.type === -1 || e.type === t))), this.#a = D.map((e, t) => X(i, (e) => fn[e] === t)), this.hand = [...a, ...o];
	}
	get gold() {
		let e = Math.min(1, this.#n / 4) * Y.goldEarly;
		return Y.gold + (ti(this.me) < Y.goldEnough ? e : 0);
	}
	get card() {
		return Y.card;
	}
	counted(e) {
		let t = D.findIndex((t) => t === e);
		return t < 0 ? this.me.adventurers.length : this.#a[t];
	}
	power(e, t) {
		if (e === null || !("at" in e)) return 0;
		let { at: n, effect: r } = e, i = r.op === "pay" && r.cost.op === "lose" ? r.cost.n : 0, a = r.op === "pay" ? r.of : r, o = this.#d(a, t) - i * .5;
		return n === "instant" || n === "scoring" ? o : n.startsWith("build-") ? o * this.#n * Y.often.build * .45 : o * this.#n * Y.often[n];
	}
	#d(e, t) {
		if (e.op === "aim") return e.of.op === "take" ? this.gold * 1.25 : 2 * Y.card;
		if (e.op !== "gain") return 0;
		let { amounts: n, per: r } = e, i = n.gold * this.gold + n.card * Y.card + n.vp + this.#f(n);
		return r === null ? i : i * this.#p(r, t);
	}
	#f(e) {
		return O.reduce((t, n) => t + e[n], 0) * Y.provided + e.wild * Y.provided * 1.4;
	}
	#p(e, t) {
		let n = Math.min(this.#n * .18, 2), r = t && e !== "adventurers" ? 1 : 0;
		return this.counted(e) + n + r;
	}
	building(e) {
		let { vp: t, type: n, power: r } = F[e], i = r !== null && "at" in r && "per" in r.effect && r.effect.per === n;
		return t + this.power(r, i) + this.#m(n);
	}
	adventurer(e) {
		let { vp: t, power: n } = P[e];
		return t + this.power(n, !1) + this.#m("adventurers");
	}
	#m(e) {
		let t = ({ power: t }) => t !== null && "at" in t && t.effect.op === "gain" && t.at === "scoring" && t.effect.per === e, { buildings: n, adventurers: r } = this.me;
		return X(n, (e) => t(F[e])) + X(r, (e) => t(P[e]));
	}
	resource(e) {
		return this.#l[e] ??= this.#h(e);
	}
	#h(e) {
		let t = Math.min(1, this.#n / 5), n = Y.resources[Math.min(this.#r[e], 3)], r = 0;
		for (let t of this.hand) X(L[t], (t) => t === e) > this.#r[e] && (r += Y.wanted);
		let i = this.me.resources.length;
		return t * (n + Math.min(r, .8)) * (i < 6 ? 1 : .5);
	}
	#g(e) {
		let t = 0;
		for (let n = 0; n < O.length; n++) {
			let r = X(L[e], (e) => e === n);
			t += Math.max(0, r - this.#r[n]);
		}
		return Math.max(0, t - 1 - this.#s[fn[e]]);
	}
	keep(e) {
		return this.#c[e] ??= this.#_(e);
	}
	#_(e) {
		let t = .45 * this.resource(I[e]);
		if (this.me.buildings.includes(e)) return t;
		let n = Math.max(.1, 1 - Y.missing * this.#g(e)), r = Math.min(1, this.#n / 2);
		return Math.max(t, Y.inHand * n * r * this.building(e)) + .01;
	}
	draws(e) {
		let { piles: t, deck: n } = this.#e, r = t.flatMap((e) => e.length > 0 ? [this.keep(e.at(-1))] : []), i = n.length > 0 ? Array(e).fill(this.unseen) : [], a = [...r, ...i].sort((e, t) => t - e).slice(0, e), o = this.hand.map((e) => this.keep(e)).sort((e, t) => t - e), s = W(this.#e) ? Math.max(0, 8 - o.length) : e, c = [...o, ...a.slice(0, s)].sort((e, t) => t - e).slice(0, 8);
		return Y.drawn * (ui(c) - ui(o.slice(0, 8)));
	}
	get unseen() {
		return this.#u ??= di(this);
	}
	cheapest(e, t = B) {
		return ui(this.hand.toSpliced(t === B ? this.hand.length : this.hand.indexOf(t), 1).map((e) => this.keep(e)).sort((e, t) => e - t).slice(0, e));
	}
	develops(e) {
		let t = -Infinity;
		for (let n of this.hand) t = Math.max(t, this.resource(I[n]) - this.keep(n) - this.cheapest(e, n));
		return t;
	}
	price(e) {
		let t = [...this.#i], n = this.#s[fn[e]], r = O.map((e, t) => X(this.#o, ({ resource: e }) => e === t)), i = +(this.me.castle === B), a = 0;
		for (let o of L[e]) r[o] > 0 ? r[o]-- : t[o] > 0 ? (t[o]--, a += Y.tied) : n > 0 ? n-- : i > 0 ? (i--, a += Y.tied) : a += Y.bought;
		return a;
	}
	rival(e) {
		let t = this.#e.players[e];
		return e === this.#t ? 0 : 1 + Zn(t) / 10;
	}
}, X = (e, t) => {
	let n = 0;
	for (let r = 0; r < e.length; r++) t(e[r], r) && n++;
	return n;
}, ui = (e) => e.reduce((e, t) => e + t, 0);
function di(e) {
	let t = 0;
	for (let n = 0; n < un; n++) t += e.keep(n);
	return t / un;
}
// ../h/base/games/villages/appraise.ts
var fi = .001, pi = {
	...nt(Yr, xi),
	lead: hi,
	follow: hi,
	develop(e, t) {
		let n = new li(e, t);
		return (e) => n.resource(I[e]) - n.keep(e);
	},
	discard(e, t) {
		let n = new li(e, t);
		return (e) => -n.keep(e);
	},
	draw(e, t) {
		let n = new li(e, t);
		return (t) => t === Ar ? n.unseen : n.keep(e.piles[t].at(-1));
	},
	pile(e, t) {
		let n = new li(e, t);
		return (t) => yi(n, e.piles[t].at(-1));
	},
	provide: (e, t) => (e) => bi(t, e)
}, mi = .15;
function hi(e, t) {
	let n = new li(e, t), r = t === e.turn.seat;
	return (i) => {
		if (i === 8) return 0;
		if (i === 9) return -1;
		if (i >= 64) return n.adventurer(i - 64) - tr(e, t) * n.gold;
		if (i >= 16) return gi(n, i - 16, r);
		if (i === Qt) return r ? vi(n.draws(3)) : n.draws(1);
		if (i === A) return n.develops(r ? 1 : 2);
		if (i === tn) return _i(n, e, r);
		throw Error(`no action has the code ${i}`);
	};
}
function gi(e, t, n) {
	let r = n ? e.unseen : 0;
	return e.building(t) - e.keep(t) * .5 - e.price(t) + r;
}
function _i(e, t, n) {
	let r = t.bank > 0 ? e.gold : 0;
	return W(t) ? r - e.cheapest(1) : n ? vi(r + e.draws(1)) : e.draws(1);
}
var vi = (e) => e < .05 ? -9 : e - mi;
function yi(e, t) {
	return t === void 0 ? 0 : F[t].vp * .5 - e.keep(t);
}
function bi(e, t) {
	if (t === e) return 3;
	if (t === 8) return 1;
	if (t < 8) return -1;
	let { discards: n, type: r } = z[t - 16];
	return n > 0 ? 0 : r < 0 ? 4 : 5;
}
function xi(e, t) {
	let n = new li(e, t), r = Si(n);
	return {
		prices: r,
		pass: fi,
		aim: (e) => n.rival(e),
		acquire: () => 0,
		pay: (e, t, i) => et(i, r) - n.keep(t),
		card: (e, t) => -n.keep(t)
	};
}
function Si(e) {
	return {
		resources: {
			gold: e.gold,
			card: e.card
		},
		count: (t) => e.counted(t),
		lose: (t, n) => e.cheapest(n),
		rob: (t, n) => n * e.card,
		acquire: () => 0,
		act: () => 0,
		verb: () => 0
	};
}
// ../h/base/games/villages/board.ts
var Ci = {
	food: "F",
	wood: "W",
	stone: "S",
	magic: "M"
}, wi = (e) => Object.entries(e).map(([e, t]) => `${t}${Ci[e]}`).join(" "), Ti = (e) => D.flatMap((t) => e[t] ? [`${e[t]} ${t}`] : []).join(" ");
function Ei(e, t) {
	let { pen: n } = t;
	return [
		n.strong(Di(e, t)),
		"",
		n.faint(s("Piles", 28) + "cost        VP  type     develops"),
		...e.piles.map((e, t) => Ai(e, t, n)),
		n.faint(`  ${Oi(e)}`),
		"",
		n.faint(s("Adventurers", 28) + "VP  asks for"),
		...e.pool.map((e) => ji(e, n)),
		"",
		...e.players.flatMap((n, r) => Mi(e, n, r, t)),
		...Ii(e, n)
	];
}
function Di(e, { who: t, width: n }) {
	let { turn: r } = e, i = s(t(r.seat), 24).trimEnd(), a = r.action === B ? "" : `, ${k[r.action]}`, o = r.number === 0 ? "everyone develops a first Resource" : m(e) ? "the game is over" : `turn ${r.number}: ${i}${a}`;
	return s(`Villages of Valeria · ${o}`, n).trimEnd();
}
function Oi(e) {
	let t = W(e) ? `, ${e.trashed.length} trashed` : "";
	return `Deck ${e.deck.length}${t} · Adventurers ${e.adventurerDeck.length} · Bank ${e.bank} gold`;
}
function ki(e, t) {
	let { name: n, cost: r, vp: i, type: a, resource: o } = F[e];
	return `${s(n, 24)}${s(wi(r), 12)}${i}   ${t.paint(a, s(a, 9))}${t.paint(o, o)}`;
}
function Ai(e, t, n) {
	let r = e.at(-1);
	if (r === void 0) return n.faint(`  ${t + 1} (empty)`);
	let i = e.length > 1 ? n.faint(` + ${e.length - 1}`) : "";
	return `  ${t + 1} ${ki(r, n)}${i}`;
}
function ji(e, t) {
	let { name: n, vp: r, requires: i } = P[e];
	return `    ${t.paint("adventurer", s(n, 24))}${r}   ${Ti(i)}`;
}
function Mi(e, t, n, { pen: r, who: i, width: a }) {
	let { gold: o, buildings: c, adventurers: l, declines: u } = t, d = e.turn.number > 0 && n === e.turn.seat ? ">" : " ", ee = W(e) ? "" : `/${Kn[e.players.length]}`, f = `${ni(t)} VP  ${r.paint("gold", `${o} gold`)}  hand ${q(t)}`, p = `village ${Zn(t)}${ee}${u ? "  declines" : ""}`, ne = n === e.viewer ? [] : t.shown.map((e) => F[e].name);
	return [
		`${d} ${r.paint(`seat${n}`, s(i(n), 16))} ${f}  ${p}`,
		...pe("    resources: ", Fi(t, r), a),
		...Pi("    buildings: ", Ni(F, c), a),
		...Pi("    adventurers: ", Ni(P, l), a),
		...Pi("    seen in hand: ", te(ne), a)
	];
}
var Ni = (e, t) => t.map((t) => e[t].name), Pi = (e, t, n) => t.length === 0 ? [] : pe(e, t, n);
function Fi({ resources: e, coins: t, castle: n }, r) {
	let i = (e, t) => {
		let n = `${e}${t === B ? "" : t === 5 ? " ·" : " o"}`;
		return {
			plain: n,
			painted: r.paint(e, n)
		};
	};
	return [i("castle", n), ...e.map((e, n) => i(O[I[e]], t[n]))];
}
function Ii({ viewer: e, players: t }, n) {
	if (e === "spectator") return [];
	let { hand: r, shown: i } = t[e], a = [...r.map((e) => `    ${ki(e, n)}`), ...i.map((e) => `    ${ki(e, n)} ${n.faint("seen")}`)], o = `Your hand: ${oe(a.length, "card")}`;
	return [
		"",
		n.faint(s(o, 28) + "cost        VP  type     develops"),
		...a
	];
}
// ../h/base/games/villages/actions/build.ts
var Li = G("pay"), Ri = G("provide"), zi = pr(), Bi = { say: "too-dear" }, Vi = { say: "built-already" };
function Hi(e, t, n) {
	let { hand: r, shown: i, buildings: a } = e.players[t];
	mr(zi, e, t, 1);
	for (let e = 0; e < i.length; e++) i.indexOf(i[e]) === e && Ui(a, i[e], n);
	for (let e = 0; e < r.length; e++) {
		let t = r[e];
		r.indexOf(t) === e && !i.includes(t) && Ui(a, t, n);
	}
}
function Ui(e, t, n) {
	e.includes(t) ? n.block(16 + t, Vi) : yr(zi, t, 0) ? n.add(16 + t) : n.block(16 + t, Bi);
}
function Wi(e, t, n) {
	return mr(zi, e, t, 1), br(zi, n);
}
function Gi(e, t, n) {
	let { players: r, turn: i } = e.state;
	cr(r[t], n), i.building = n, i.paid = 0, i.used = 0, e.put(Li[t]);
}
var Ki = a({
	fits: (e, t, n, r) => K(e, t, r, ["powers"]),
	run(e, t) {
		let { turn: n } = e.state;
		return n.paid === L[n.building].length ? Xi(e, t) : (e.put(Li[t]), e.put(Ri[t]));
	}
}), qi = c({
	fits: (e, t, n, r) => e.state.turn.building !== B && K(e, t, r, ["pay"]),
	options({ state: e }, t, n) {
		mr(zi, e, t, 0), zi.powers &= ~e.turn.used, Sr(e, t, zi, n);
	},
	prompt({ state: { turn: e } }) {
		let t = L[e.building];
		return {
			say: "ask-provide",
			card: F[e.building].id,
			resource: O[t[e.paid]],
			left: t.length - e.paid
		};
	},
	face({ state: { turn: e } }, t, n) {
		let r = O[L[e.building][e.paid]];
		if (n === 8) return {
			id: "castle",
			note: {
				say: "option-castle",
				resource: r
			},
			ref: `castle:${t}`
		};
		if (n < 8) return {
			id: n === t ? "own" : `seat:${n}`,
			note: {
				say: n === t ? "option-own" : "option-others",
				resource: r,
				seat: n
			},
			ref: `resource:${n}:${r}`
		};
		let { power: i, discards: a } = z[n - 16], o = Nn(i);
		return {
			id: `power:${o}`,
			note: {
				say: "option-provide",
				card: o,
				resource: r,
				discards: a
			},
			ref: Pn(i, t)
		};
	},
	resolve(e, t, n) {
		let { turn: r } = e.state, i = L[r.building][r.paid];
		r.paid++, r.idle = 0, n >= 16 ? Yi(e, t, n - 16, i) : Ji(e, t, n, i);
	}
});
function Ji(e, t, n, r) {
	let { players: i } = e.state;
	if (i[t].gold--, n === 8) i[t].castle = t;
	else {
		let e = i[n];
		e.coins[Cr(e, r)] = t;
	}
	if (e.events === null) return;
	let a = n === 8 ? "coin-on-castle" : "coin-laid";
	e.tell({
		say: a,
		seat: t,
		owner: n === 8 ? t : n,
		resource: O[r]
	});
}
function Yi(e, t, n, r) {
	let { power: i, discards: a } = z[n];
	e.state.turn.used |= 1 << n, e.resolved(i), e.events !== null && e.tell({
		say: "provided",
		seat: t,
		card: Nn(i),
		resource: O[r]
	}), zr(e, t, a);
}
function Xi(e, t) {
	let { players: n, turn: r } = e.state, i = r.building;
	n[t].buildings.push(i), r.building = B, r.paid = 0, r.used = 0, e.events !== null && e.tell({
		say: "built",
		seat: t,
		card: F[i].id
	}), t === r.seat && Fr(e, t, 1);
}
// ../h/base/games/villages/actions/develop.ts
var Zi = G("develop"), Qi = ({ turn: e }, t) => t === e.seat ? 1 : 2;
function $i(e, t) {
	return q(e.players[t]) > Qi(e, t);
}
function ea(e, t) {
	e.put(Zi[t]), zr(e, t, Qi(e.state, t));
}
var ta = c({
	alwaysAsk: !0,
	fits: (e, t, n, r) => q(e.state.players[t]) > 0 && (e.state.turn.number === 0 ? na(e, t, r) : K(e, t, r, ["powers"])),
	options: ({ state: e }, t, n) => dr(e.players[t], n),
	prompt: ({ state: e }) => ({ say: e.turn.number === 0 ? "ask-first" : "ask-develop" }),
	face: (e, t, n) => ({
		...fr("option-develop", n),
		effect: null
	}),
	resolve(e, t, n) {
		let r = e.state.players[t];
		if (cr(r, n), r.resources.push(n), r.coins.push(B), e.state.turn.idle = 0, e.events === null) return;
		let { id: i, resource: a } = F[n];
		e.tell({
			say: "developed",
			seat: t,
			card: i,
			resource: a
		});
	}
});
function na({ lane: t, state: { first: n, players: r } }, i, a) {
	return t === e && a.length > 0 && i === (n + 2 * r.length - a.length) % r.length;
}
// ../h/base/games/villages/actions/tax.ts
var ra = G("collect");
function ia(e, t) {
	let { state: n } = e;
	W(n) ? (e.put(ra[t]), zr(e, t, 1)) : (t === n.turn.seat && Or(e, t, 1, null), Fr(e, t, 1));
}
var aa = a({
	fits: (e, t, n, r) => W(e.state) && K(e, t, r, ["powers"]),
	run: (e, t) => Or(e, t, 1, null)
});
// ../h/base/games/villages/actions/harvest.ts
function oa(e, t) {
	Fr(e, t, t === e.state.turn.seat ? 3 : 1);
}
// ../h/base/games/villages/phases/limit.ts
var sa = G("limit"), ca = a({
	fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length > 0 && n.turn.number > 0 && n.turn.action !== B && r === Qn(n, a.length) && a.every(({ step: e }) => e === "end" || e === "follow"),
	run: (e, t) => zr(e, t, q(e.state.players[t]) - 8)
}), la = Array.from({ length: R.length + 1 }, (e, t) => G("powers", { brought: t + B }));
function ua(e, t, n) {
	e.put(la[n - B][t]);
}
var da = a({
	args: { brought: g(B, R.length - 1) },
	fits: (e, t, n, r) => K(e, t, r, ["limit"]),
	run(e, t, { brought: n }) {
		let r = fa(e.state.players[t], e.state.turn.action, n);
		r !== null && Xr.use(e, t, r);
	}
});
function fa(e, t, n) {
	let r = null, { buildings: i, adventurers: a } = e;
	for (let e = 0; e < i.length; e++) {
		let a = bn[i[e]];
		a >= 0 && pa(a, t, n) && (r ??= []).push(a);
	}
	for (let e = 0; e < a.length; e++) {
		let i = xn[a[e]];
		i >= 0 && pa(i, t, n) && (r ??= []).push(i);
	}
	return r;
}
function pa(e, t, n) {
	return e === n ? On[e] === -1 : On[e] === t;
}
// ../h/base/games/villages/phases/action.ts
var ma = { say: "too-few-cards" };
function ha(e) {
	return e >= 64 ? en : e >= 16 ? $t : e;
}
function ga(e, t, n) {
	let r = ha(n);
	e.put(sa[t]), r === $t ? ua(e, t, bn[n - 16]) : r === en ? ua(e, t, xn[n - 64]) : ua(e, t, B), r === Qt ? oa(e, t) : r === A ? ea(e, t) : r === tn ? ia(e, t) : r === $t ? Gi(e, t, n - 16) : sr(e, t, n - 64);
}
function _a(e, t, n) {
	if (n >= 64) {
		let { id: r } = P[n - 64], i = tr(e, t);
		return {
			id: `recruit:${r}`,
			note: {
				say: "option-recruit",
				card: r,
				gold: i
			},
			ref: `pool:adventurer:${r}`,
			cost: { gold: i }
		};
	}
	let { id: r, cost: i } = F[n - 16];
	return {
		id: `build:${r}`,
		note: {
			say: "option-build",
			card: r
		},
		ref: `hand:building:${r}`,
		cost: { ...i }
	};
}
function va(e, t, n, r) {
	if (n >= 64) return or(e, t, n - 64);
	if (r === Bi) return Wi(e, t, n - 16);
	if (r !== ma) return r;
	let i = n === A ? Qi(e, t) + 1 : 1;
	return {
		...r,
		n: i,
		have: q(e.players[t])
	};
}
var ya = c({
	alwaysAsk: !0,
	fits: ({ lane: t, state: n }, r, i, a) => t === e && n.turn.number > 0 && n.turn.action === B && a.length === n.players.length && r === n.turn.seat,
	options({ state: e }, t, n) {
		n.add(Qt), $i(e, t) ? n.add(A) : n.block(A, ma), Hi(e, t, n), ar(e, t, n), !W(e) || q(e.players[t]) > 0 ? n.add(tn) : n.block(tn, ma);
	},
	prompt: ({ state: e }) => ({ say: W(e) ? "ask-lead-solo" : "ask-lead" }),
	face: ({ state: e }, t, n) => n < 16 ? {
		id: k[n],
		note: { say: `option-${k[n]}${W(e) ? "-solo" : ""}` },
		ref: `action:${k[n]}`
	} : _a(e, t, n),
	why: ({ state: e }, t, n, r) => va(e, t, n, r),
	fallback: ({ state: e }, t) => [W(e) && q(e.players[t]) >= 8 ? tn : Qt],
	resolve(e, t, n) {
		let r = ha(n);
		e.state.turn.action = r, e.events !== null && e.tell({
			say: "led",
			seat: t,
			action: k[r]
		}), ga(e, t, n);
	}
});
function ba({ turn: e, players: t }, n) {
	return (e.seat + 1) % t.length !== n;
}
var xa = c({
	alwaysAsk: ({ state: { turn: e, players: t } }, n) => !t[n].declines && (e.action === A || e.action === $t),
	fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length > 0 && a.length < n.players.length && r === Qn(n, a.length) && a.every(({ step: e }) => e === "end" || e === "follow") && Ca(n),
	options({ state: e }, t, n) {
		if (n.add(8), e.players[t].declines) return;
		let { action: r } = e.turn;
		r === $t ? Hi(e, t, n) : r === en ? ar(e, t, n) : r === A && !$i(e, t) ? n.block(A, ma) : n.add(r), ba(e, t) && Sa(e, n.count) && n.add(9);
	},
	prompt: ({ state: { turn: e } }) => ({
		say: "ask-follow",
		seat: e.seat,
		action: k[e.action]
	}),
	face({ state: e }, t, n) {
		return n === 8 ? {
			id: "decline",
			note: { say: "option-decline" },
			ref: "turn"
		} : n === 9 ? {
			id: "decline-ahead",
			note: { say: "option-decline-ahead" },
			ref: "ahead"
		} : n >= 16 ? _a(e, t, n) : {
			id: "follow",
			note: { say: `option-follow-${k[n]}` },
			ref: `action:${k[n]}`
		};
	},
	why: ({ state: e }, t, n, r) => va(e, t, n, r),
	resolve(e, t, n) {
		let r = k[e.state.turn.action];
		n === 8 || n === 9 ? (n === 9 && (e.state.players[t].declines = !0), e.events !== null && e.tell({
			say: n === 8 ? "declined" : "declined-ahead",
			seat: t,
			action: r
		})) : (e.events !== null && e.tell({
			say: "followed",
			seat: t,
			action: r
		}), ga(e, t, n));
	}
});
function Sa({ turn: e }, t) {
	return t > 1 || e.action === A || e.action === $t;
}
function Ca({ turn: t, core: n }) {
	let r = n.agenda[e].at(-1);
	return t.number > 0 && (t.action !== B || r?.step === "lead");
}
// ../h/base/games/villages/phases/replenish.ts
function wa(e, t) {
	let { state: n } = e, r = n.players[t], i = W(n) ? Ea(r) : Ta(r);
	i !== 0 && (r.gold += i, n.turn.idle = 0, e.events !== null && e.tell({
		say: "replenished",
		seat: t,
		gold: i
	}));
}
function Ta(e) {
	let { coins: t } = e, n = 0;
	for (let e = 0; e < t.length; e++) t[e] !== B && (t[e] = B, n++);
	return e.castle !== B && n++, e.castle = B, n;
}
function Ea(e) {
	let { coins: t } = e, n = 0;
	for (let e = 0; e < t.length; e++) t[e] === 5 && n++, t[e] = Da(t[e]);
	return e.castle === 5 && n++, e.castle = Da(e.castle), n;
}
var Da = (e) => e === B || e === 5 ? B : 5, Oa = G("end"), ka = G("lead"), Aa = G("follow");
function ja(e, t) {
	let { players: n, turn: r } = e.state;
	r.number++, r.seat = t, r.action = B, r.idle++, n[t].declines = !1, e.events !== null && e.tell({
		say: "turn",
		seat: t,
		turn: r.number
	}), wa(e, t), e.put(Oa[t]);
	for (let r = n.length - 1; r > 0; r--) e.put(Aa[(t + r) % n.length]);
	e.put(ka[t]);
}
var Ma = {
	begin: a({
		fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length === 0 && r === n.first && n.turn.number === 0,
		run: ja
	}),
	lead: ya,
	follow: xa,
	develop: ta,
	pay: Ki,
	provide: qi,
	collect: aa,
	draw: Ir,
	discard: Br,
	pile: Wr,
	powers: da,
	limit: ca,
	end: a({
		fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length === 0 && r === n.turn.seat && n.turn.number > 0,
		run(e, t) {
			Tr(e.state) ? (Er(e), e.finish()) : ja(e, (t + 1) % e.state.players.length);
		}
	}),
	...Xr.steps
};
// ../h/base/games/villages/check.ts
function Na(e) {
	return se({
		description: Xn,
		families: Object.values(U),
		steps: Ma,
		players: [
			1,
			2,
			3,
			4,
			5
		],
		isOver: m,
		invariants: Pa
	}, e);
}
function Pa(e) {
	let t = [], n = (e, n) => void (e && t.push(n));
	return Fa(e, n), e.players.forEach((t, r) => Ia(e, t, r, n)), La(e, n), t.length === 0 && Ra(e, n), t;
}
function Fa(e, t) {
	let { players: n, bank: r, deck: i, piles: a, pool: o, adventurerDeck: s, unused: c, trashed: l } = e, u = n.reduce((e, t) => e + ti(t), r);
	t(u !== Gn[n.length], `there must be ${Gn[n.length]} gold, not ${u}`), t(i.length > 0 && a.some((e) => e.length === 0), "a pile was not refilled"), t(s.length > 0 && o.length < 5, "the pool of Adventurers was not refilled"), t(c.length !== (W(e) ? dn - 35 : 0), "the wrong cards are left out"), t(!W(e) && l.length > 0, "cards are trashed only by someone alone");
}
function Ia(e, t, n, r) {
	let { resources: i, coins: a, castle: o, buildings: s } = t, c = [o, ...a], l = W(e);
	r(a.length !== i.length, `seat ${n} has coins on what is no Resource`), r(new Set(s).size !== s.length, `seat ${n} has a Building twice`), r(c.some((t) => t >= e.players.length && !(l && t === 5)), `nobody can have laid a coin that seat ${n} has`), r(l && q(t) > 8, "alone, a hand never holds more than eight");
}
function La(t, n) {
	let { turn: r, players: i, first: a, core: o } = t, s = (a + Math.max(0, r.number - 1)) % i.length;
	n(r.seat !== s, "it is not the turn of this seat"), n(o.agenda[e].some(({ step: e }) => e === "pay") !== (r.building !== B), "a Building is paid for, or is not"), n(r.building === B && (r.paid > 0 || r.used > 0), "nothing is paid for"), n(r.number === 0 && r.action !== B, "an action is led before the first turn");
}
function Ra(t, n) {
	let { turn: r, core: i, players: a } = t, o = i.agenda[e].find(({ step: e }) => e === "pay"), s = o && a[o.seat];
	if (s === void 0) return;
	let c = hr(s);
	n(s.buildings.includes(r.building), "the Building is there already"), n((r.used & ~c) !== 0, "a power has helped to pay that is not there");
	let l = r.paid > L[r.building].length;
	if (n(l, "more is paid than it costs"), l) return;
	let u = pr();
	mr(u, t, a.indexOf(s), 0), u.powers &= ~r.used, n(!yr(u, r.building, r.paid), "what is being built can’t be paid any more");
}
// ../h/base/games/villages/clone.ts
function za(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) {
		let r = e[n];
		t[n] = {
			gold: r.gold,
			hand: r.hand.slice(),
			shown: r.shown.slice(),
			resources: r.resources.slice(),
			coins: r.coins.slice(),
			castle: r.castle,
			buildings: r.buildings.slice(),
			adventurers: r.adventurers.slice(),
			declines: r.declines
		};
	}
	return t;
}
function Ba(e) {
	let { turn: t } = e;
	return {
		core: l(e.core),
		first: e.first,
		turn: {
			number: t.number,
			seat: t.seat,
			action: t.action,
			building: t.building,
			paid: t.paid,
			used: t.used,
			idle: t.idle
		},
		bank: e.bank,
		deck: e.deck.slice(),
		piles: u(e.piles),
		pool: e.pool.slice(),
		adventurerDeck: e.adventurerDeck.slice(),
		unused: e.unused,
		trashed: e.trashed.slice(),
		players: za(e.players)
	};
}
// ../h/base/games/villages/about.ts
var Va = {
	name: "Villages of Valeria",
	players: [1, 5],
	company: 3,
	box: {
		picture: "village",
		author: "Delapouite",
		from: "#4f6b2f",
		to: "#1c2812"
	},
	words: {
		en: {
			name: "Villages of Valeria",
			line: "Develop resources, raise a village around your castle and win adventurers for it. What one player leads, the others may follow.",
			minutes: "30–60",
			solo: "Alone: a village for the King to judge"
		},
		de: {
			name: "Villages of Valeria",
			line: "Erschließe Rohstoffe, errichte ein Dorf um deine Burg und gewinne Abenteurer dafür. Was einer anführt, dürfen die anderen mitmachen.",
			minutes: "30–60",
			solo: "Allein: ein Dorf, über das der König urteilt"
		},
		fr: {
			name: "Villages of Valeria",
			line: "Exploite des ressources, élève un village autour de ton château et attires-y des aventuriers. Ce que l’un mène, les autres peuvent le suivre.",
			minutes: "30–60",
			solo: "En solitaire\xA0: un village que jugera le Roi"
		}
	}
}, Ha = [{
	id: "players",
	label: { say: "setting-players" },
	values: [
		2,
		3,
		4,
		5,
		1
	],
	about: (e) => e === 1 ? {
		say: "setting-solo",
		cards: 35,
		gold: Gn[1]
	} : {
		say: "setting-players-are",
		players: e,
		gold: Gn[Number(e)],
		target: Kn[Number(e)]
	}
}], Ua = [
	{
		name: "2 players",
		settings: { players: 2 }
	},
	{
		name: "3 players",
		settings: { players: 3 }
	},
	{
		name: "4 players",
		settings: { players: 4 }
	},
	{
		name: "5 players",
		settings: { players: 5 }
	},
	{
		name: "solo",
		settings: { players: 1 }
	}
], Wa = {
	id: "villages",
	name: Va.name,
	rulesVersion: 2,
	settings: Ha
}, Ga = [
	{
		id: "castle-red",
		name: "Red Castle",
		source: "rulebook",
		standIns: ["name"]
	},
	{
		id: "castle-blue",
		name: "Blue Castle",
		source: "rulebook",
		standIns: ["name"]
	},
	{
		id: "castle-green",
		name: "Green Castle",
		source: "rulebook",
		standIns: ["name"]
	},
	{
		id: "castle-yellow",
		name: "Yellow Castle",
		source: "rulebook",
		standIns: ["name"]
	},
	{
		id: "castle-purple",
		name: "Purple Castle",
		source: "rulebook",
		standIns: ["name"]
	}
], Ka = (e) => ({
	label: `${e} Building`,
	each: `each ${e} Building in your Village`,
	many: `${e} Buildings`
}), qa = (e) => ({
	label: `Build, for ${e} Buildings`,
	when: `when you build a ${e} Building`
}), Ja = (e) => ({
	label: e,
	when: `when you lead or follow ${e}`
}), Ya = {
	resources: {
		gold: ["gold", "gold"],
		card: ["card", "cards"],
		food: ["Food", "Food"],
		wood: ["Wood", "Wood"],
		stone: ["Stone", "Stone"],
		magic: ["Magic", "Magic"],
		wild: ["Wild", "Wild"],
		vp: ["Victory Point", "Victory Points"]
	},
	counts: {
		worker: Ka("Worker"),
		soldier: Ka("Soldier"),
		shadow: Ka("Shadow"),
		holy: Ka("Holy"),
		adventurers: {
			label: "Adventurer",
			each: "each Adventurer in your Village",
			many: "Adventurers"
		}
	},
	timings: {
		instant: {
			label: "instant",
			when: "at once, when it comes into your Village"
		},
		harvest: Ja("Harvest"),
		develop: Ja("Develop"),
		build: Ja("Build"),
		recruit: Ja("Recruit"),
		tax: Ja("Tax"),
		"build-worker": qa("Worker"),
		"build-soldier": qa("Soldier"),
		"build-shadow": qa("Shadow"),
		"build-holy": qa("Holy"),
		scoring: {
			label: "scoring",
			when: "at the end of the game"
		}
	},
	modifiers: {},
	supplies: {},
	filters: {},
	places: { hand: {
		label: "a card from your hand",
		lose: (e, t) => `discard ${st(e, t ? ["random card", "random cards"] : ["card", "cards"])} from your hand`,
		rob: (e, t, n) => `${n ? "take" : "discard"} ${st(e, t ? ["random card", "random cards"] : ["card", "cards"])} from their hand`
	} },
	actions: {},
	verbs: {},
	signs: {
		"type:worker": "Worker",
		"type:soldier": "Soldier",
		"type:shadow": "Shadow",
		"type:holy": "Holy",
		"type:adventurer": "Adventurer",
		"type:castle": "Castle",
		follow: "follows",
		decline: "declines",
		"first-player": "First player",
		locked: "for its owner alone",
		opponent: "an opponent of your choice",
		owner: "the one whose power it is",
		"each-player": "every player",
		"each-opponent": "every opponent"
	}
}, Xa = ct(Ya);
// ../h/base/games/villages/ledger.ts
function Za() {
	return [
		...F.map(to),
		...P.map(no),
		...Ga.map(({ id: e, name: t, source: n, standIns: r }) => ({
			id: e,
			kind: "castle",
			name: t,
			copies: 1,
			cost: "",
			note: "1wild",
			sentence: "Provides 1 Wild to its owner, for a coin laid on it.",
			source: n,
			standIns: r,
			facts: { provides: "wild" }
		}))
	];
}
var Qa = (e) => Object.entries(e).map(([e, t]) => `${t} ${e}`).join(", "), $a = (e) => e === null ? "" : ` | ${Vt(e, nn)}`, eo = (e) => e === null ? "" : Yt(e, Xa);
function to(e) {
	let { id: t, name: n, type: r, copies: i, cost: a, resource: o, vp: s, power: c, source: l, standIns: u } = e;
	return {
		id: t,
		kind: "building",
		name: n,
		copies: i,
		cost: Qa(a),
		note: `${r} | ${s}VP | develops ${o}${$a(c)}`,
		sentence: eo(c),
		source: l,
		standIns: u,
		facts: {
			type: r,
			copies: i,
			cost: { ...a },
			resource: o,
			vp: s,
			power: c
		}
	};
}
function no(e) {
	let { id: t, name: n, requires: r, vp: i, power: a, source: o, standIns: s } = e;
	return {
		id: t,
		kind: "adventurer",
		name: n,
		copies: 1,
		cost: Qa(r),
		note: `${i}VP${$a(a)}`,
		sentence: eo(a),
		source: o,
		standIns: s,
		facts: {
			requires: { ...r },
			vp: i,
			power: a
		}
	};
}
// ../h/base/games/villages/legend.ts
var ro = {
	numbers: {
		building: ne(F),
		adventurer: ne(P),
		action: k,
		castle: ne(Ga)
	},
	where: {
		...Xn.where,
		"turn.action": "action"
	}
}, io = {
	mean: [
		16.819,
		5.3443,
		3.7258,
		2.7895,
		6.7893,
		4.9012,
		1.2317,
		1.2316,
		6.4577,
		1.2954,
		4.2565,
		.68239,
		6.0352,
		1.0882,
		.33449,
		3.4894
	],
	scale: [
		.11992,
		.33667,
		.47861,
		.42739,
		.56226,
		.51596,
		2.0436,
		2.0446,
		.23075,
		.93563,
		.4595,
		.99945,
		.37203,
		.89672,
		3.6057,
		.80364
	],
	first: [
		-.03031,
		.1021,
		.066978,
		.25281,
		.081349,
		.033271,
		-.30404,
		.00564,
		.16073,
		.69262,
		.29193,
		-.070207,
		-.44977,
		-.14364,
		-.071755,
		.07442,
		.068124,
		-.22475,
		.18941,
		-.055024,
		.24577,
		-.15812,
		.061362,
		.02678,
		-.25293,
		.11088,
		.073259,
		-.50571,
		.32089,
		.17248,
		-.47472,
		-.21773,
		-.39081,
		.22255,
		-.28613,
		.31777,
		-.3666,
		-.34063,
		.068514,
		.14486,
		.017916,
		-.018135,
		.24479,
		.27153,
		-.088906,
		.031438,
		-.085736,
		-.34621,
		-.39299,
		-.017806,
		.094668,
		.33216,
		-.035412,
		.032468,
		.1325,
		.17802,
		-.064458,
		-.29267,
		-.45788,
		.1557,
		-.20266,
		-.28916,
		-.18434,
		.12601,
		-.44253,
		-.14975,
		.092988,
		.76975,
		-.35221,
		.459,
		.14891,
		.30592,
		.11797,
		-.0040066,
		.254,
		-.20693,
		.29809,
		.026952,
		.1294,
		.21333,
		-.20794,
		.35224,
		.0068133,
		.26747,
		.11803,
		-.16292,
		-.065748,
		-.025512,
		-.25945,
		.19924,
		-.054066,
		.23678,
		.027121,
		.0923,
		.094714,
		-.34391,
		-.26371,
		.094659,
		-.51145,
		.22157,
		.38809,
		-.24238,
		.3115,
		-.0016123,
		-.077228,
		.21848,
		.16912,
		.29347,
		-.086009,
		-.24851,
		-.18446,
		-.14011,
		-.47685,
		.18494,
		.27061,
		-.58835,
		-.26448,
		.25412,
		.28073,
		-.10584,
		-.083007,
		-.63841,
		-.37683,
		.19492,
		-.12874,
		.34776,
		.24968,
		-.083979,
		.4755,
		.074685,
		-.055164,
		-.0083382,
		-.05045,
		-.33642,
		-.088867,
		-.25926,
		-.057287,
		-.095503,
		-.48101,
		-.53747,
		-.18015,
		-.0043565,
		.30931,
		-.088785,
		-.073998,
		.19736,
		.28975,
		.047583,
		.034333,
		.23635,
		.10155,
		.0556,
		-.43204,
		.32012,
		-.25727,
		.075204,
		.13918,
		-.33408,
		-.086003,
		.25081,
		-.046669,
		.31471,
		-.17047,
		.25938,
		.1316,
		-.46302,
		-.23572,
		-.12126,
		.48836,
		.3906,
		.096875,
		-.18652,
		.20219,
		.29762,
		.32221,
		-.37869,
		-.11865,
		.28684,
		.043811,
		.080211,
		.046595,
		.048668,
		.27069,
		.10657,
		.25944,
		-.50554,
		-.3527,
		-.0064073,
		-.39197,
		.027372,
		.24222,
		-.28083,
		-.039611,
		-.16995,
		.0288,
		-.38319,
		.17328,
		.16606,
		.030408,
		-.1555,
		-.68644,
		-.20557,
		.20156,
		-.50105,
		.065284,
		.50357,
		-.41461,
		-.024706,
		-.052697,
		.042144,
		-.094782,
		-.37962,
		-.13816,
		.107,
		-.027264,
		.06457,
		-.023781,
		-.63468,
		.40228,
		.3037,
		.3246,
		.085808,
		-.64532,
		.41683,
		.2166,
		.28245,
		.16768,
		.058858,
		.17084,
		-.014856,
		-.050178,
		-.21338,
		-.086209,
		.10536,
		.1894,
		-.097464,
		-.24949,
		-.25755,
		-.56766,
		.24481,
		.31947,
		-.15015,
		-.16023,
		.012128,
		-.11522,
		-.19481,
		.18943,
		-.023597,
		.35291,
		.053548,
		-.21054,
		.36834,
		-.1656,
		-.27927,
		.39314,
		-.032996,
		-.49195,
		.030762,
		.030207,
		.44976,
		.1378,
		.21603,
		-.071955,
		-.49239,
		-.23951,
		.046943,
		.17153,
		.052462,
		.12757,
		.28252,
		.26904,
		-.13322
	],
	second: [
		-.37006,
		-.11478,
		.10044,
		.12281,
		-.059081,
		.15553,
		-.23623,
		.37607,
		.35386,
		-.10491,
		-.17937,
		-.44936,
		.23823,
		.079697,
		-.44393,
		.53505,
		-.14871,
		-.0698,
		.32467,
		.37331,
		.40049,
		-.16799,
		.46353,
		.3442,
		56454e-8,
		-.20228,
		-.18619,
		.24234,
		.053017,
		-.074843,
		.28338,
		-.10226,
		-.098582,
		.36786,
		-.079201,
		.011104,
		.11417,
		-.053482,
		-.069587,
		.14912,
		.06707,
		.049848,
		.046216,
		.10594,
		-.098357,
		-.050921,
		.074531,
		.031721,
		-.26354,
		.11724,
		-.07734,
		.0016832,
		-.012786,
		-.01569,
		-.0064019,
		.0029785,
		.0026039,
		-.0024652,
		.0014488,
		5213e-7,
		-.013293,
		-.0019798,
		-74517e-8,
		-.0054513,
		-.0011847,
		-.017732,
		47449e-9,
		-.0083748,
		.39656,
		.31171,
		.13487,
		-.44755,
		.39318,
		.21265,
		-.25122,
		.044955,
		-.19735,
		.22999,
		-.24506,
		-.17132,
		-.30069,
		-.41188,
		.11721,
		-.078505,
		.24129,
		-.10487,
		.26421,
		-.090965,
		.0046154,
		-.31269,
		-.093567,
		.17934,
		-.57876,
		-.26168,
		-.22843,
		.35305,
		-.030767,
		.28695,
		.1076,
		-.2385,
		-.19202,
		.11397,
		-.2604,
		.17142,
		.067694,
		.41221,
		.082849,
		.2685,
		.2286,
		.35723,
		.32044,
		-.22046,
		-.075441,
		-.28427,
		.5097,
		.029849,
		-.088931,
		-.21007,
		.43881,
		.019825,
		-.36428,
		-.51958,
		.30438,
		-.068919,
		-.10962,
		.33094,
		.16707,
		-.065681,
		.41643,
		-.18923,
		.48813,
		-.0092148,
		-.15184,
		-.28162,
		-.092595,
		-.28447
	],
	last: [
		-.30141,
		-.21141,
		-.07106,
		-45654e-8,
		.25362,
		-.20006,
		-.1692,
		.3026,
		89025e-19
	],
	trust: .66295
}, ao = {
	points: 1,
	turns: 0,
	gold: .1,
	goldFree: .15,
	hand: .55,
	handPoints: .25,
	resources: .5,
	kinds: .6,
	resourcesLeft: .18,
	free: .15,
	buildings: .5,
	adventurers: .5,
	missing: -.3,
	provisions: .8,
	waits: -1,
	players: 0
}, oo = new Uint8Array(O.length), so = /* @__PURE__ */ new Float64Array(4), co = {
	names: Object.keys(ao),
	points: Object.values(ao),
	spread: {
		least: 2.2,
		perTurn: .6
	},
	turns: 1,
	horizon: 3,
	unit: 1,
	clumsy: 3,
	par: 55,
	learned: io,
	features(e, t, n) {
		let { players: r, turn: i } = e, a = r[t], o = r.length, s = ci(e);
		oo.fill(0);
		let c = +(a.castle === B);
		for (let e = 0; e < a.resources.length; e++) oo[I[a.resources[e]]]++, a.coins[e] === B && c++;
		let l = 0;
		for (let e = 0; e < oo.length; e++) l += Math.min(2, oo[e]);
		so.fill(0), lo(a.hand), lo(a.shown);
		let u = 0;
		for (let e = hr(a); e > 0; e >>= 1) u += e & 1;
		n[0] = ni(a), n[1] = s, n[2] = ti(a), n[3] = a.gold, n[4] = a.hand.length + a.shown.length, n[5] = so[0] + so[1] + so[2], n[6] = a.resources.length, n[7] = l, n[8] = a.resources.length * s, n[9] = c, n[10] = a.buildings.length, n[11] = a.adventurers.length, n[12] = Math.max(0, Kn[o] - Zn(a)), n[13] = u, n[14] = (t - i.seat + o) % o / o, n[15] = o;
	}
};
function lo(e) {
	for (let t = 0; t < e.length; t++) {
		let n = e[t], r = L[n], i = pn[n];
		for (let e = 0; e < r.length; e++) oo[r[e]] === 0 && (i -= .8);
		for (let e = 0; e < 3; e++) {
			if (i <= so[e]) continue;
			let t = so[e];
			so[e] = i, i = t;
		}
	}
}
// ../h/base/games/villages/setup.ts
function uo(e, t) {
	let n = e.players;
	return {
		core: ie(n, t),
		first: 0,
		turn: {
			number: 0,
			seat: 0,
			action: B,
			building: B,
			paid: 0,
			used: 0,
			idle: 0
		},
		bank: Gn[n],
		deck: r(U.building, n),
		piles: Array.from({ length: 5 }, () => []),
		pool: [],
		adventurerDeck: r(U.adventurer, n),
		unused: [],
		trashed: [],
		players: Array.from({ length: n }, fo)
	};
}
function fo() {
	return {
		gold: 0,
		hand: [],
		shown: [],
		resources: [],
		coins: [],
		castle: B,
		buildings: [],
		adventurers: [],
		declines: !1
	};
}
function po(e) {
	let { state: t } = e, { deck: n, adventurerDeck: r, players: i, piles: a, pool: o } = t;
	e.shuffle(r), e.shuffle(n), W(t) && (t.unused = n.splice(35));
	for (let e of i) e.hand = n.splice(-6), e.gold = 3, t.bank -= 3;
	for (let e of a) e.push(n.pop());
	o.push(...r.splice(-5)), t.first = e.below(i.length), t.turn.seat = t.first, e.push("begin", t.first);
	for (let n = i.length - 1; n >= 0; n--) e.put(Zi[(t.first + n) % i.length]);
}
// ../h/base/games/villages/takes.ts
function mo({ players: e, first: t }, n) {
	let r = e.flatMap(({ buildings: n, adventurers: r, resources: i }, a) => [
		de(a, t, e.length),
		...n.map((e) => ({
			seat: a,
			kind: "building",
			id: F[e].id
		})),
		...r.map((e) => ({
			seat: a,
			kind: "adventurer",
			id: P[e].id
		})),
		...i.map((e) => ({
			seat: a,
			kind: "resource",
			id: F[e].resource
		}))
	]);
	for (let e of n) (e.say === "led" || e.say === "followed") && r.push({
		seat: Number(e.seat),
		kind: e.say,
		id: String(e.action)
	});
	return r;
}
// ../h/base/games/villages/words/cards.ts
var Z = o({
	building: F,
	adventurer: P,
	castle: Ga
}), Q = (e) => Number(e);
function ho(e, t) {
	return (e ?? []).map((e) => t(String(e.what), Q(e.n), Q(e.have)));
}
// ../h/base/games/villages/words/en.ts
var $ = (e) => at(Ya, String(e)), go = (e) => at(Ya, `at:${String(e)}`), _o = (e) => oe(Q(e), "card"), vo = (e) => Jt(ve(e), Xa), yo = (e, t) => {
	let { label: n, many: r } = Ya.counts[e];
	return `${t} ${t === 1 ? n : r}`;
}, bo = (e) => Q(e) > 1 ? ` (${Q(e)} to go)` : "", xo = (e) => e ? i` (${Z(e)})` : [], So = {
	"ask-first": () => "Develop one of your cards as your first Resource, at no cost.",
	"ask-lead": () => "Which action do you lead?",
	"ask-lead-solo": () => "Which action do you take?",
	"ask-follow": ({ seat: e, action: t }, n) => h`${n(e)} has led ${go(t)}. Do you follow?`,
	"ask-develop": () => "Which card becomes a Resource?",
	"ask-discard": ({ left: e }) => `Which card do you discard${bo(e)}?`,
	"ask-trash": ({ left: e }) => `Which card do you trash${bo(e)}?`,
	"ask-pile": ({ card: e }) => h`On which pile do you put ${Z(e)}?`,
	"ask-draw": ({ left: e }) => `From where do you draw${bo(e)}?`,
	"ask-provide": ({ card: e, resource: t, left: n }) => h`${Z(e)}: what provides ${$(t)}${bo(n)}?`,
	"power-use": () => "Which power do you use next?",
	"power-aim": ({ source: e }) => h`${Z(e)}: choose an opponent.`,
	"power-lose": ({ source: e, left: t }) => h`${Z(e)}: which card do you give up${bo(t)}?`
}, Co = {
	"option-harvest": () => "Harvest: draw 3 cards",
	"option-harvest-solo": () => "Harvest: draw 3 cards, up to 8 in hand",
	"option-develop": ({ card: e }) => e === void 0 ? "Develop: discard a card to develop another" : h`Develop ${Z(e)}`,
	"option-develop-solo": () => "Develop: trash a card to develop another",
	"option-tax": () => "Tax: take 1 gold and draw a card",
	"option-tax-solo": () => "Tax: trash a card to take 1 gold",
	"option-build": ({ card: e }) => h`Build ${Z(e)}`,
	"option-recruit": ({ card: e, gold: t }) => h`Recruit ${Z(e)} for ${Q(t)} gold`,
	"option-follow-harvest": () => "Follow: draw a card",
	"option-follow-develop": () => "Follow: discard 2 cards to develop another",
	"option-follow-tax": () => "Follow: draw a card",
	"option-decline": () => "Decline",
	"option-decline-ahead": () => "Decline everything until my own turn",
	"option-discard": ({ card: e }) => h`Discard ${Z(e)}`,
	"option-trash": ({ card: e }) => h`Trash ${Z(e)}`,
	"option-pile": ({ pile: e, card: t }) => t === null ? h`Put it on pile ${Q(e)}, which is empty` : h`Put it on pile ${Q(e)}, over ${Z(t)}`,
	"option-draw-deck": () => "Draw from the deck, unseen",
	"option-draw-pile": ({ pile: e, card: t }) => h`Take ${Z(t)} from pile ${Q(e)}`,
	"option-own": ({ resource: e }) => h`Lay a coin on your ${$(e)}`,
	"option-others": ({ resource: e, seat: t }, n) => h`Lay a coin on ${$(e)} of ${n(t)}`,
	"option-castle": ({ resource: e }) => h`Lay a coin on your Castle, as ${$(e)}`,
	"option-provide": ({ card: e, discards: t }) => Q(t) > 0 ? h`Use ${Z(e)}, for ${_o(t)} from your hand` : h`Use ${Z(e)}, without a coin`,
	"use-power": ({ card: e, effect: t }) => h`${Z(e)}: ${vo(t)}`,
	"power-at": ({ seat: e }, t) => h`Choose ${t(e)}`,
	"power-done": () => "No more powers"
}, wo = {
	"too-few-cards": ({ n: e, have: t }) => `needs ${_o(e)} in hand, you have ${Q(t)}`,
	"too-dear": ({ lacks: e, n: t, gold: n }) => t === void 0 ? `needs ${ho(e, (e, t, n) => `${t} ${$(e)} (${n === 0 ? "none" : n} in reach)`).join(", ")}` : `needs ${oe(Q(t), "coin")}, you have ${Q(n)}`,
	"built-already": () => "a Building of this name is in your Village",
	"no-gold": ({ n: e, gold: t }) => `needs ${Q(e)} gold, you have ${Q(t)}`,
	"lacks-buildings": ({ lacks: e }) => ho(e, (e, t, n) => `needs ${yo(e, t)}, you have ${n}`).join("; "),
	"needed-later": () => "the rest of the cost could then not be provided",
	"power-cannot-pay": () => "you can’t pay for it, or would get nothing for it",
	"power-nothing-there": () => "there is nothing to have"
}, To = {
	turn: ({ seat: e, turn: t }, n) => h`Turn ${Q(t)}: ${n(e)}`,
	replenished: ({ seat: e, gold: t }, n) => h`${n(e)} takes ${Q(t)} gold from their own cards.`,
	led: ({ seat: e, action: t }, n) => h`${n(e)} leads ${go(t)}.`,
	followed: ({ seat: e, action: t }, n) => h`${n(e)} follows ${go(t)}.`,
	declined: ({ seat: e }, t) => h`${t(e)} declines.`,
	"declined-ahead": ({ seat: e }, t) => h`${t(e)} declines, and all that is led until their own turn.`,
	drew: ({ seat: e, card: t }, n) => t === null ? h`${n(e)} draws a card.` : h`${n(e)} draws ${yt(Z(t))}.`,
	"drew-pile": ({ seat: e, card: t, pile: n }, r) => h`${r(e)} takes ${Z(t)} from pile ${Q(n)}.`,
	"pile-refilled": ({ card: e, pile: t }) => h`Pile ${Q(t)} begins anew with ${Z(e)}.`,
	discarded: ({ seat: e, card: t, pile: n }, r) => h`${r(e)} discards ${yt(Z(t))} onto pile ${Q(n)}.`,
	trashed: ({ seat: e, card: t }, n) => h`${n(e)} trashes ${yt(Z(t))}.`,
	developed: ({ seat: e, card: t, resource: n }, r) => h`${r(e)} develops ${Z(t)}${i`: ${$(n)}`}.`,
	"coin-laid": ({ seat: e, owner: t, resource: n }, r) => e === t ? h`${r(e)} lays a coin on their own ${$(n)}.` : h`${r(e)} lays a coin on ${$(n)} of ${r(t)}.`,
	"coin-on-castle": ({ seat: e, resource: t }, n) => h`${n(e)} lays a coin on their Castle, as ${$(t)}.`,
	provided: ({ seat: e, card: t, resource: n }, r) => h`${r(e)} has ${$(n)} from ${Z(t)}.`,
	built: ({ seat: e, card: t }, n) => h`${n(e)} builds ${yt(Z(t))}.`,
	recruited: ({ seat: e, card: t, gold: n }, r) => h`${r(e)} recruits ${Z(t)}${i` for ${Q(n)} gold`}.`,
	"adventurer-comes": ({ card: e }) => h`${Z(e)} comes into the pool.`,
	"gold-taken": ({ seat: e, gold: t, card: n }, r) => h`${r(e)} takes ${Q(t)} gold from the bank${xo(n)}.`,
	"bank-empty": ({ seat: e }, t) => h`The bank is empty: no gold for ${t(e)}.`,
	"gold-stolen": ({ seat: e, from: t, gold: n, card: r }, i) => h`${i(e)} takes ${Q(n)} gold from ${i(t)}${xo(r)}.`,
	"card-stolen": ({ seat: e, from: t, card: n, power: r }, i) => n === null ? h`${i(e)} takes a card at random from ${i(t)}${xo(r)}.` : h`${i(e)} takes ${Z(n)} from ${i(t)}${xo(r)}.`
}, Eo = {
	emperor: "Emperor",
	"city-builder": "City Builder",
	mayor: "Proud Mayor",
	"one-horse-town": "One-Horse Town"
}, Do = {
	"ending-grown": () => "A Village is complete: the game is over.",
	"ending-idle": () => "For a whole round no card and no coin has moved: the game is over.",
	"ending-emperor": ({ points: e }) => h`${Q(e)} points: Emperor! This is the new Capital City of Valeria.`,
	"ending-city-builder": ({ points: e }) => h`${Q(e)} points: City Builder. A fine city, if not for kings.`,
	"ending-mayor": ({ points: e }) => h`${Q(e)} points: Proud Mayor. Keep at it.`,
	"ending-one-horse-town": ({ points: e }) => h`${Q(e)} points: One-Horse Town. Few have heard of it.`,
	"ending-wide-spot": ({ points: e }) => h`${Q(e)} points: Wide spot in the road. Travellers ride on.`,
	"next-rank": ({ rank: e, points: t, missing: n }) => `${Eo[String(e)]} begins at ${Q(t)} points: ${Q(n)} more.`,
	"score-buildings": () => "Buildings",
	"score-adventurers": () => "Adventurers",
	"score-powers": () => "Powers",
	"score-gold": () => "Gold",
	"tie-cards": ({ n: e }) => h`A tie goes to the most Buildings and Adventurers: ${Q(e)}`,
	"tie-gold": ({ n: e }) => h`A tie goes to the most gold: ${Q(e)}`,
	"tie-resources": ({ n: e }) => h`A tie goes to the most Resources: ${Q(e)}`
}, Oo = {
	"setting-players": () => "Players",
	"setting-players-are": ({ players: e, gold: t, target: n }) => h`${Q(e)} players: ${Q(t)} gold, to ${Q(n)} Buildings and Adventurers`,
	"setting-solo": ({ cards: e, gold: t }) => h`Alone: ${Q(e)} cards, ${Q(t)} gold, for the King’s praise`
}, ko = {
	...So,
	...Co,
	...wo,
	...To,
	...Do,
	...Oo
}, Ao = fe("Villages of Valeria", ko), jo = d({
	...Wa,
	variants: Ua,
	steps: Ma,
	unpack: uo,
	deal: po,
	description: Xn,
	clone: Ba,
	view: Xn.show,
	sample: (e, t) => Xn.guess(e, t, Ba),
	outcome: ii,
	standing: ri,
	prospects: co,
	cards: Xn.cards,
	problems: Na,
	turns: (e) => e.turn.number,
	takes: mo,
	powers: R,
	inPlay: Fn,
	ledger: Za,
	legend: ro,
	words: {
		en: Ao,
		de: Ao,
		fr: Ao
	},
	board: Ei,
	appraise: pi
});
export { jo as game, jo as villages };
