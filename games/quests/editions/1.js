// Quests of Valeria, rules version 1, as it was. Made by `npm run keep-edition` from the rules; not to be edited.
import { MAIN as e, MOST_SEATS as t, NOBODY as n, allOf as r, aside as i, auto as a, cardNames as o, cell as s, choose as c, cloneCore as l, defineGame as u, describe as d, families as f, field as p, flag as m, grouped as ee, ids as te, listOf as ne, neverWaits as h, newCore as re, offerKinds as ie, plural as ae, problemsOf as oe, ranking as se, said as g, saidList as ce, select as le, shapeOf as ue, takeOut as _, turnTake as de, whole as v, wordsFrom as fe, wrapped as pe } from "@castellan/kernel";
// ../h/base/packages/powers/src/effect.ts
function y(e, t, ...n) {
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
	return e.op === "all" ? e.of : [e];
}
function ve(e) {
	return e.op === "or" ? e.of : [e];
}
function b(e) {
	return e;
}
function ye(e) {
	return e;
}
// ../h/base/packages/powers/src/codes.ts
var be = (e, t) => e * 16 + t, x = (e) => e % 16, S = (e) => Math.floor(e / 16), xe = {
	gain: ({ amounts: e, per: t }) => `gain:${Ce(e, t)}`,
	spend: ({ amounts: e, per: t, to: n }) => `${n === "them" ? "them:" : ""}${Ce(e, t)}`,
	lose: ({ from: e, n: t, random: n }) => `lose:${we(e, t, n)}`,
	rob: ({ from: e, n: t, random: n, keep: r }) => `${r ? "rob" : "scrap"}:${we(e, t, n)}`,
	all: ({ of: e }) => e.map(C).join("+"),
	any: ({ of: e }) => e.map(C).join("&"),
	or: ({ of: e }) => e.map(C).join("/"),
	may: ({ of: e }) => `may:${C(e)}`,
	pay: ({ cost: e, of: t }) => `pay:${C(e)}:for:${C(t)}`,
	given: ({ count: e, least: t, of: n }) => `if:${e}:${t}:${C(n)}`,
	aim: ({ of: e }) => `aim:${C(e)}`,
	take: ({ amounts: e }) => `take:${Ce(e, null)}`,
	acquire: ({ from: e, filter: t }) => [
		"acquire",
		e,
		...Te(t)
	].join(":"),
	act: ({ action: e }) => `act:${e}`,
	each: ({ who: e, of: t }) => `each-${e}:${C(t)}`,
	verb: ({ verb: e, n: t }) => t === 0 ? `verb:${e}` : `verb:${e}:${t}`
};
function Se(e) {
	return y(xe, e);
}
function Ce(e, t) {
	let n = me(e).map(([e, t]) => `${e}:${t}`).join("+");
	return t === null ? n : `${n}:per:${t}`;
}
function we(e, t, n) {
	return [
		...n ? ["random"] : [],
		e,
		...t === 1 ? [] : [t]
	].join(":");
}
function Te(e) {
	return Object.entries(e).map(([e, t]) => typeof t == "string" ? t : `${e.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}:${t}`);
}
function C(e) {
	let t = Se(e);
	return e.op === "or" || e.op === "all" || e.op === "any" ? `(${t})` : t;
}
// ../h/base/packages/powers/src/traits.ts
var Ee = {
	gain: () => !1,
	spend: () => !1,
	lose: () => !1,
	rob: () => !1,
	all: ({ of: e }) => e.every(w),
	any: () => !0,
	or: ({ of: e }) => e.every(w),
	may: () => !0,
	pay: () => !0,
	given: ({ of: e }) => w(e),
	aim: ({ of: e }) => w(e),
	take: ({ upTo: e }) => e,
	acquire: () => !1,
	act: () => !0,
	each: () => !1,
	verb: () => !1
};
function w(e) {
	return y(Ee, e);
}
function De(e) {
	return e.op === "or" ? e.of.every(Oe) : Oe(e);
}
function Oe(e) {
	return e.op === "all" ? e.of.every(ke) && e.of.filter(({ op: e }) => e === "spend").length < 2 : e.op === "verb" || ke(e);
}
function ke({ op: e }) {
	return e === "spend" || e === "lose";
}
var Ae = {
	gain: ({ amounts: e, per: t }, n, r) => e[n] * (t === null ? 1 : r(t)),
	spend: ({ amounts: e, per: t }, n, r) => -e[n] * (t === null ? 1 : r(t)),
	lose: () => 0,
	rob: () => 0,
	all({ of: e }, t, n) {
		let r = 0;
		for (let i of e) r += T(i, t, n);
		return r;
	},
	any({ of: e }, t, n) {
		let r = 0;
		for (let i of e) r += Math.max(0, T(i, t, n));
		return r;
	},
	or({ of: e }, t, n) {
		let r = -Infinity;
		for (let i of e) r = Math.max(r, T(i, t, n));
		return r;
	},
	may: ({ of: e }, t, n) => Math.max(0, T(e, t, n)),
	pay: () => 0,
	given: ({ count: e, least: t, of: n }, r, i) => i(e) >= t ? T(n, r, i) : 0,
	aim: () => 0,
	take: () => 0,
	acquire: () => 0,
	act: () => 0,
	each: () => 0,
	verb: () => 0
};
function T(e, t, n) {
	return y(Ae, e, t, n);
}
// ../h/base/packages/powers/src/shape.ts
function je(e) {
	let t = Object.keys(e.resources), n = (e) => (t) => Number.isSafeInteger(t) && t >= e && t <= 99, r = n(1), i = (e) => Me(e) && Object.keys(e).length === t.length && t.every((t) => n(0)(e[t], 0, e)), a = (e) => i(e) && t.filter((t) => e[t] > 0).length === 1, o = (e) => (t) => typeof t == "string" && Object.hasOwn(e, t), s = o(e.places), c = o(e.counts), l = (e, t, n) => e === null || c(e, t, n), u = (...e) => (t) => e.includes(t), d = u(!0, !1), f = (t) => Me(t) && Object.entries(t).every(([r, i]) => {
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
			cost: (e, t) => ne(e, t + 1) && De(e),
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
		if (!Me(e) || t > 12) return !1;
		let { op: n, ...r } = e;
		if (typeof n != "string" || !Object.hasOwn(te, n)) return !1;
		let i = te[n];
		return Object.keys(r).length === Object.keys(i).length && Object.entries(i).every(([e, n]) => n(r[e], t, r));
	}
	return ue((e) => ne(e, 0), "an effect of this game");
}
function Me(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// ../h/base/packages/powers/src/world.ts
var E = {
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
}, Ne = 16, Pe = { say: "power-cannot-pay" }, Fe = { say: "power-nothing-there" }, Ie = {
	id: "pass",
	note: { say: "pass" }
}, Le = {
	id: "done",
	note: { say: "power-done" }
};
function Re(e, t) {
	let r = je(e.terms), i = v(-1, e.powers - 1), o = v(n, Ne), s = ne(v(0, e.powers - 1), 1), l = {
		effect: r,
		source: i,
		them: o
	}, u = () => l, d = Array.from({ length: e.powers }, (n, r) => {
		let i = ve(e.effect(r));
		return {
			of: i,
			optional: i.map(t.isOptional)
		};
	}), f = (e, t, n) => e.op === "rob" ? n : t;
	function p(e, t, n, r) {
		return r ? e.add(t) : e.block(t, n.op === "pay" ? Pe : Fe), r;
	}
	return {
		power: a({
			args: l,
			run: (e, n, { effect: r, source: i, them: a }) => t.perform(e, n, r, i, a)
		}),
		"power/rest": a({
			args: {
				...u(),
				next: v(1, 15)
			},
			run: (e, n, { effect: r, next: i, source: a, them: o }) => t.sequence(e, n, r, i, a, o)
		}),
		"power/or": c({
			args: u(),
			options(n, r, i, { effect: { of: a }, source: o, them: s }) {
				let c = !0;
				for (let l = 0; l < a.length; l++) {
					let u = a[l];
					Ve(u, s) ? He(i, l, e.takeable(n, s, u.amounts)) : p(i, l, u, t.isOpen(n, r, u, o, s)) && (u.op === "take" || !t.isOptional(u)) && (c = !1);
				}
				c && i.add(-1);
			},
			prompt: (t, n, { source: r }) => E.or(e.source(r)),
			fallback(e, t, n, { effect: r }) {
				let i = n.codes[0];
				return [r.of[x(i)]?.op === "pay" && n.codes.includes(-1) ? -1 : i];
			},
			face(e, t, n, { effect: { of: r }, them: i }) {
				if (n === -1) return Ie;
				let a = r[x(n)];
				if (!Ve(a, i)) return Ke(r, n);
				let { id: o, ...s } = We(a.amounts, S(n), i), c = Xe(a);
				return {
					id: Je(r, x(n), (e) => Xe(e) === c) ? o : `${o}:${x(n)}`,
					...s
				};
			},
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				let s = i.of[x(r)];
				Ve(s, o) ? t.takeFrom(e, n, o, s.amounts, S(r), a) : t.accept(e, n, s, a, o);
			}
		}),
		"power/any": c({
			args: {
				...u(),
				left: v(1, 2 ** 16 - 1)
			},
			options(e, n, r, { effect: { of: i }, left: a, source: o, them: s }) {
				for (let c = 0; c < i.length; c++) a & 1 << c && p(r, c, i[c], t.possible(e, n, i[c], o, s));
				r.add(-1);
			},
			prompt: (t, n, { source: r }) => E.any(e.source(r)),
			face: (e, t, n, { effect: { of: r } }) => n === -1 ? Le : Ue(r[n], Ge(r, n)),
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, left: a, source: o, them: s }) {
				if (r === -1) return;
				let c = a & ~(1 << r);
				c !== 0 && e.push("power/any", n, {
					effect: b(i),
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
				if (r === -1) return Le;
				let a = S(r), { of: o } = d[a], s = o[x(r)], c = e.source(a), l = i.some((t) => t !== a && e.source(t) === c) ? `${c}:${a}` : c;
				return {
					id: o.length > 1 ? `${l}:${qe(o, x(r))}` : l,
					note: {
						say: "use-power",
						card: c,
						effect: b(s)
					},
					ref: e.ref(a, n),
					effect: b(s)
				};
			},
			fallback: (e, t, { codes: n }) => [n.includes(-1) ? -1 : n.at(-1)],
			resolve(e, n, r, { sources: i }) {
				if (r === -1) return;
				let a = S(r), o = i.indexOf(a);
				i.length > 1 && e.push("power/use", n, { sources: i.toSpliced(o, 1) }), t.accept(e, n, d[a].of[x(r)], a);
			}
		}),
		"power/may": c({
			args: u(),
			options(e, n, r, { effect: i, source: a, them: o }) {
				p(r, 0, i.of, t.possible(e, n, i.of, a, o)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => E.may(e.source(r)),
			face: (e, t, n, { effect: r }) => n === -1 ? Ie : Ue(r.of, "do"),
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.accept(e, n, i.of, a, o);
			}
		}),
		"power/pay": c({
			args: u(),
			options(n, r, i, { effect: a, source: o, them: s }) {
				let { cost: c } = a;
				Be(c) ? e.places[c.from].offer(n, r, i) : p(i, 0, a, t.possible(n, r, a, o, s)), i.add(-1);
			},
			prompt: (t, n, { effect: r, source: i }) => ({
				...E.pay(e.source(i)),
				effect: b(r)
			}),
			face(t, n, r, { effect: i }) {
				if (r === -1) return Ie;
				let { cost: a } = i;
				return Be(a) ? {
					...e.places[a.from].face(t, n, r),
					effect: b(i.of)
				} : Ue(i, "pay");
			},
			fallback: () => [-1],
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				if (r === -1) return;
				if (!Be(i.cost)) return t.accept(e, n, i, a, o);
				let s = e.height;
				return t.moveCard(e, n, i.cost, r, a, o), t.afterwards(e, s, n, i.of, a, o);
			}
		}),
		"power/card": c({
			args: {
				...u(),
				left: v(1)
			},
			alwaysAsk: (t, n, { effect: r }) => e.places[r.from].isHidden === !0,
			options: (t, n, r, { effect: i, them: a }) => e.places[i.from].offer(t, f(i, n, a), r),
			prompt: (t, n, { effect: r, source: i, left: a }) => ({
				...(r.op === "lose" ? E.lose : E.rob)(e.source(i)),
				left: a
			}),
			face: (t, n, r, { effect: i, them: a }) => e.places[i.from].face(t, f(i, n, a), r),
			resolve(e, n, r, { effect: i, left: a, source: o, them: s }) {
				a > 1 && e.push("power/cards", n, {
					effect: b(i),
					left: a - 1,
					source: o,
					them: s
				}), t.moveCard(e, n, i, r, o, s);
			}
		}),
		"power/cards": a({
			args: {
				...u(),
				left: v(1)
			},
			run: (e, n, { effect: r, left: i, source: a, them: o }) => t.moveCards(e, n, r, i, a, o)
		}),
		"power/aim": c({
			args: u(),
			options(t, n, r) {
				let i = e.rivals(t, n);
				for (let e = 0; e < i.length; e++) r.add(i[e]);
			},
			prompt: (t, n, { source: r }) => E.aim(e.source(r)),
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
				He(r, 0, e.takeable(t, a, i.amounts)), r.add(-1);
			},
			prompt: (t, n, { source: r }) => E.take(e.source(r)),
			face: (e, t, n, { effect: r, them: i }) => n === -1 ? Ie : We(r.amounts, S(n), i),
			resolve(e, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && t.takeFrom(e, n, o, i.amounts, S(r), a);
			}
		}),
		"power/acquire": c({
			args: u(),
			options(t, n, r, { effect: i }) {
				let { from: a, filter: o } = ze(i);
				e.supplies[a].offer(t, n, o, r), i.op === "may" && r.add(-1);
			},
			prompt: (t, n, { source: r }) => E.acquire(e.source(r)),
			face: (t, n, r, { effect: i }) => r === -1 ? Ie : e.supplies[ze(i).from].face(t, n, r),
			resolve(t, n, r, { effect: i, source: a, them: o }) {
				r !== -1 && (t.resolved(a), e.supplies[ze(i).from].take(t, n, r, a, o));
			}
		})
	};
}
function ze(e) {
	return e.op === "may" ? e.of : e;
}
function Be(e) {
	return e.op === "lose" && e.n === 1 && !e.random;
}
function Ve(e, t) {
	return e.op === "take" && e.upTo && t !== n;
}
function He(e, t, n) {
	for (let r = n; r > 0; r--) e.add(be(r, t));
}
function Ue(e, t) {
	return {
		id: t,
		note: {
			say: "power-do",
			effect: b(e)
		},
		effect: b(e)
	};
}
function We(e, t, n) {
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
function Ge(e, t) {
	let n = Se(e[t]);
	return Je(e, t, (e) => Se(e) === n) ? n : `${n}:${t}`;
}
function Ke(e, t) {
	let n = e[t], r = Ue(n, Ge(e, t));
	return n.op === "gain" || n.op === "take" ? r : {
		...r,
		was: `${n.op}:${t}`
	};
}
function qe(e, t) {
	let n = Ye(e[t]);
	return n !== void 0 && Je(e, t, (e) => Ye(e) === n) ? n : Ge(e, t);
}
function Je(e, t, n) {
	return !e.some((e, r) => r !== t && n(e));
}
function Ye(e) {
	return e.op === "gain" ? he(e.amounts) : void 0;
}
function Xe(e) {
	return e.op === "take" ? he(e.amounts) : void 0;
}
// ../h/base/packages/powers/src/worth.ts
var Ze = {
	gain: ({ amounts: e, per: t }) => Qe($e(e), t),
	spend: ({ amounts: e, per: t }) => {
		let n = Qe($e(e), t);
		return (e) => -n(e);
	},
	lose: ({ from: e, n: t }) => (n) => -n.lose(e, t),
	rob: ({ from: e, n: t, keep: n }) => (r) => r.rob(e, t, n),
	all({ of: e }) {
		let t = e.map(D);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += t[r](e);
			return n;
		};
	},
	any({ of: e }) {
		let t = e.map(D);
		return (e) => {
			let n = 0;
			for (let r = 0; r < t.length; r++) n += Math.max(0, t[r](e));
			return n;
		};
	},
	or({ of: e }) {
		let t = e.map(D);
		return (e) => {
			let n = -Infinity;
			for (let r = 0; r < t.length; r++) n = Math.max(n, t[r](e));
			return n;
		};
	},
	may({ of: e }) {
		let t = D(e);
		return (e) => Math.max(0, t(e));
	},
	pay({ cost: e, of: t }) {
		let [n, r] = [D(e), D(t)];
		return (e) => Math.max(0, n(e) + r(e));
	},
	given({ count: e, least: t, of: n }) {
		let r = D(n);
		return (n) => n.count(e) >= t ? r(n) : 0;
	},
	aim: ({ of: e }) => D(e),
	take({ amounts: e }) {
		let t = $e(e);
		return (e) => t(e) * 1.2;
	},
	acquire: ({ from: e, filter: t }) => (n) => n.acquire(e, t),
	act: ({ action: e }) => (t) => t.act(e),
	each({ who: e, of: t }) {
		let n = D(t), r = e === "player" ? .3 : -.3;
		return (e) => n(e) * r;
	},
	verb: ({ verb: e, n: t }) => (n) => n.verb(e, t)
};
function Qe(e, t) {
	return t === null ? e : (n) => e(n) * n.count(t);
}
function $e(e) {
	let [t, ...n] = me(e);
	if (t === void 0) return () => 0;
	let [r, i] = t;
	return n.length === 0 ? ({ resources: e }) => i * (e[r] ?? 0) : (t) => et(e, t);
}
function et(e, { resources: t }) {
	let n = 0;
	for (let r in t) n += e[r] * t[r];
	return n;
}
var tt = /* @__PURE__ */ new WeakMap();
function D(e) {
	let t = tt.get(e);
	return t === void 0 && (t = y(Ze, e), tt.set(e, t)), t;
}
function nt(e, t) {
	return D(e)(t);
}
// ../h/base/packages/powers/src/appraisal.ts
var rt = () => () => 0;
function it(e, t, n = {}) {
	let r = {
		"power/or"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => {
				if (e === -1) return i.pass;
				let t = r[x(e)], n = S(e);
				return n > 0 ? ot(t, n, i.prices) : at(i, t);
			};
		},
		"power/any"(e, n, { effect: { of: r } }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : at(i, r[e]);
		},
		"power/use"(n, r) {
			let i = t(n, r);
			return (t) => t === -1 ? i.pass : at(i, ve(e.effect(S(t)))[x(t)]);
		},
		"power/may"(e, n, { effect: r }) {
			let i = t(e, n);
			return (e) => e === -1 ? i.pass : at(i, r.of);
		},
		"power/pay"(e, n, { effect: r }) {
			let i = t(e, n), { cost: a, of: o } = r;
			return (e) => e === -1 ? i.pass : Be(a) ? i.pay(a.from, e, o) : at(i, r);
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
			return (e) => e === -1 ? a : ot(r, S(e), i);
		},
		"power/acquire"(e, n, { effect: r }) {
			let i = t(e, n), { from: a } = ze(r);
			return (e) => e === -1 ? i.pass : i.acquire(a, e);
		}
	};
	return {
		...Object.fromEntries(Object.keys(n).map((e) => [e, rt])),
		...r
	};
}
var at = ({ effect: e, prices: t }, n) => e === void 0 ? nt(n, t) : e(n);
function ot({ amounts: e }, t, { resources: n }) {
	return t * n[he(e)];
}
// ../h/base/packages/powers/src/own.ts
var O = (e, t) => Object.hasOwn(e, t) ? e[t] : void 0;
// ../h/base/packages/powers/src/rows.ts
function st(e, t) {
	let n = e, r = t.indexOf(":"), [i, a] = [t.slice(0, Math.max(r, 0)), t.slice(r + 1)];
	return O(ct, i)?.(n, a) ?? O(n.resources, t)?.[1] ?? O(n.signs, t);
}
var ct = {
	count: (e, t) => O(e.counts, t)?.label,
	at: (e, t) => O(e.timings, t)?.label,
	modify: (e, t) => O(e.modifiers, t)?.label,
	card: (e, t) => O(e.supplies, t)?.label,
	place: (e, t) => O(e.places, t)?.label,
	action: (e, t) => O(e.actions, t)?.label,
	verb: (e, t) => O(e.verbs, t)?.label,
	filter(e, t) {
		let n = t.indexOf(":"), r = O(e.filters, n < 0 ? t : t.slice(0, n));
		return typeof r == "object" ? O(r, t.slice(n + 1)) : r;
	}
};
// ../h/base/packages/powers/src/grammar-en.ts
function lt(e, [t, n]) {
	return `${e} ${e === 1 ? t : n}`;
}
function ut(e) {
	let t = e, n = (e) => yt(e.map(([e, n]) => lt(n, t.resources[e])), "and"), r = (e) => `for ${t.counts[e].each}`, i = (e) => e === null ? "" : ` ${r(e)}`;
	return {
		gain: (e, t) => `gain ${n(e)}${i(t)}`,
		spend: (e, t, r) => `pay ${ft[r]}${n(e)}${i(t)}`,
		lose: (e, n, r) => t.places[e].lose(n, r),
		rob: (e, n, r, i) => t.places[e].rob(n, r, i),
		all: (e) => vt(e, dt).map((e, t, n) => t === 0 ? e : `${pt.test(n[t - 1]) ? ";" : ","} then ${e}`).join(""),
		any: (e) => {
			if (!e.every((e) => e.startsWith("you may "))) return `in any order, each if you wish: ${e.join("; ")}`;
			let [t = "", ...n] = vt(e, dt);
			return n.length === 0 ? t : `you may ${yt([t, ...n].map(gt), "and")}, in any order`;
		},
		or: (e) => `either ${e.join(", or ")}`,
		may: (e) => mt.test(e) ? `if you wish, ${e}` : `you may ${gt(e)}`,
		pay: (e, t) => ht.test(e) || mt.test(t) ? `you may ${gt(e)}; if you do, ${t}` : `you may ${gt(e)} to ${gt(t)}`,
		given: (e, n, r) => `if you have ${_t(n, t.counts[e])}, ${r}`,
		aim: (e) => `choose an opponent and ${e}`,
		take: (e, t, r) => `take ${t ? "up to " : ""}${n(e)} from ${ft[r].trimEnd()}`,
		acquire: (e, n) => `take ${t.supplies[e].say(n)} for free`,
		act: (e) => `you may ${t.actions[e].say}`,
		each: (e, t) => e === "player" ? `every player, from you on round the table: ${t}` : `every opponent, round the table: ${t}`,
		verb: (e, n) => t.verbs[e].say(n),
		at: (e, n) => `${t.timings[e].when}, ${n}`,
		always: ({ modify: e, by: n }) => t.modifiers[e].say(n),
		sentence: (e) => `${bt(e)}.`,
		deed: (e) => bt(e.replace(/^(?:you may|if you wish,) /, "")),
		titled: (e, t) => `${e}: ${bt(t)}.`,
		series: (e) => e.join("; "),
		amounts: n,
		per: r,
		label: (e) => st(t, e)
	};
}
var dt = (e, t) => `${e}, up to ${t === 2 ? "twice" : `${t} times`}`, ft = {
	bank: "",
	opponent: "them ",
	owner: "the owner "
}, pt = /^(either|you may|choose an opponent|every|in any order,|if you) /, mt = /^(every|in any order,|if you) /, ht = /^either |, then /;
function gt(e) {
	return e.replace(/^you may /, "");
}
function _t(e, { label: t, many: n }) {
	return `at least ${e} ${n ?? `(${t})`}`;
}
function vt(e, t) {
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
function yt(e, t) {
	return e.length < 2 ? e[0] ?? "nothing" : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function bt(e) {
	return `${e.charAt(0).toUpperCase()}${e.slice(1)}`;
}
// ../h/base/packages/powers/src/noun-en.ts
function xt(e) {
	let t = typeof e == "string" ? e : e.text;
	return g`${/^[aeiou]/i.test(t) ? "an" : "a"} ${e}`;
}
// ../h/base/packages/powers/src/card-moves.ts
function St(e) {
	function t(t, n, i, a, o, s) {
		e.places[i.from].remove(t, Ct(i, n, s), a), r(t, n, i, a, o, s);
	}
	function r(t, n, r, i, a, o) {
		t.resolved(a);
		let s = e.places[r.from], c = Ct(r, n, o);
		r.op === "rob" && r.keep ? s.given(t, c, n, i, a) : s.lost(t, c, i, a);
	}
	function i(t, i, a, o, s, c) {
		let l = e.places[a.from], u = Ct(a, i, c), d = Math.min(o, l.count(t, u));
		if (!a.random && u !== n && d > 0) return t.push("power/card", i, {
			effect: b(a),
			left: d,
			source: s,
			them: c
		});
		for (; d > 0; d--) {
			let e = t.height;
			if (r(t, i, a, l.removeRandom(t, u), s, c), t.changedSince(e)) {
				d > 1 && t.pushBelow(e, "power/cards", i, {
					effect: b(a),
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
function Ct(e, t, n) {
	return e.op === "lose" ? t : n;
}
// ../h/base/packages/powers/src/fits.ts
var wt = {
	"power/rest": ["all"],
	"power/or": ["or"],
	"power/any": ["any"],
	"power/may": ["may"],
	"power/pay": ["pay"],
	"power/card": ["lose", "rob"],
	"power/aim": ["aim"],
	"power/take": ["take"],
	"power/acquire": ["acquire", "may"]
}, Tt = /* @__PURE__ */ new Set([
	"power/rest",
	"power/any",
	"power/card"
]);
function Et(e, t, r) {
	let i = (r) => (i, a, o, s) => {
		let c = o, { source: l = -1 } = c;
		if (a === n || e.fits?.(i, a, r, s, l) === !1) return !1;
		if (c.effect === void 0) return !0;
		if (l < 0 || !Dt(c.effect, b(e.effect(l))) || c.them !== n && !e.rivals(i, a).includes(c.them)) return !1;
		let u = ye(c.effect), d = wt[r];
		return d === void 0 ? !0 : d.includes(u.op) ? Tt.has(r) || t(i, a, u, l, c.them) : !1;
	};
	return Object.fromEntries(Object.entries(r).map(([e, t]) => [e, {
		...t,
		fits: i(e)
	}]));
}
function Dt(e, t) {
	return Ot(e, t) || ge(ye(t)).some((t) => Dt(e, b(t)));
}
function Ot(e, t) {
	if (e === t) return !0;
	if (!kt(e) || !kt(t) || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && Ot(e[n], t[n]));
}
function kt(e) {
	return typeof e == "object" && !!e;
}
// ../h/base/packages/powers/src/interpreter.ts
function At(e) {
	let t = e, r = (e, n, r) => r === null ? 1 : t.counts[r](e, n), i = !1, { moveCard: a, moveCards: o } = St(t), s = {
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
				effect: b(n),
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
			perform: (e, t, n, r, i) => e.push("power/or", t, k(n, r, i))
		},
		may: {
			possible: (e, t, { of: n }, r, i) => c(e, t, n, r, i),
			perform(e, n, i, a, o) {
				if (w(i.of)) p(e, n, i.of, a, o);
				else if (i.of.op === "gain" && t.gainIfWished !== void 0) {
					let { amounts: o, per: s } = i.of;
					e.resolved(a), t.gainIfWished(e, n, o, r(e, n, s), a);
				} else {
					let t = i.of.op === "acquire" ? "power/acquire" : "power/may";
					e.push(t, n, k(i, a, o));
				}
			}
		},
		pay: {
			possible: (e, n, { cost: r, of: i }, a, o) => d(e, n, r, a, o) && (c(e, n, i, a, o) || t.opens?.(e, n, r, i) === !0),
			perform: (e, t, n, r, i) => e.push("power/pay", t, k(n, r, i))
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
				t.rivals(e, r).length === 0 ? p(e, r, i.of, a, n) : e.push("power/aim", r, k(i, a, n));
			}
		},
		take: {
			possible: (e, r, { amounts: i }, a, o) => (o !== n || t.rivals(e, r).length === 0) && t.takeable(e, o, i) > 0,
			perform(e, r, i, a, o) {
				i.upTo && o !== n ? e.push("power/take", r, k(i, a, o)) : re(e, r, o, i.amounts, t.takeable(e, o, i.amounts), a);
			}
		},
		acquire: {
			possible: (e, n, { from: r, filter: i }) => t.supplies[r].has(e, n, i),
			perform: (e, t, n, r, i) => e.push("power/acquire", t, k(n, r, i))
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
				let s = t.rivals(e, n), c = k(i, a, n);
				for (let t = s.length - 1; t >= 0; t--) e.push("power", s[t], c);
				r === "player" && h(e, n, i, a, o);
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
			if (o.op !== "gain" && !w(o) && !c(e, t, o, r, i)) return !1;
		}
		return c(e, t, n, r, i);
	}
	function f(e, n, r, a, o) {
		if (t.couldAfford === void 0 || !jt.has(r.op)) return !1;
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
		e.changedSince(t) ? e.pushBelow(t, "power", n, k(r, i, a)) : p(e, n, r, i, a);
	}
	function te(e, t, n, r, i, a) {
		let { of: o } = n;
		for (let s = r; s < o.length; s++) {
			let r = e.height;
			if (p(e, t, o[s], i, a), !e.changedSince(r)) continue;
			let c = s + 1;
			c < o.length && e.pushBelow(r, "power/rest", t, {
				effect: b(n),
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
	function h(e, t, r, i, a = n) {
		e.push("power", t, k(r, i, a));
	}
	function re(e, n, r, i, a, o) {
		e.resolved(o), t.take(e, n, r, i, a, o);
	}
	return {
		possible: c,
		perform: p,
		accept: m,
		book: ne,
		isOptional: w,
		push: h,
		use(e, t, n) {
			n.length > 0 && e.push("power/use", t, { sources: n });
		},
		useTogether(e, t, n) {
			n.length > 0 && e.together("power/use", t, { sources: n });
		},
		steps: Et(t, (e, t, r, i, a = n) => c(e, t, r, i, a) || f(e, t, r, i, a), Re(t, {
			possible: c,
			isOpen: d,
			perform: p,
			accept: m,
			isOptional: w,
			sequence: te,
			afterwards: ee,
			takeFrom: re,
			moveCard: a,
			moveCards: o
		}))
	};
}
var jt = /* @__PURE__ */ new Set([
	"any",
	"or",
	"may",
	"pay",
	"aim",
	"each"
]);
function k(e, t, n) {
	return {
		effect: b(e),
		source: t,
		them: n
	};
}
// ../h/base/packages/powers/src/language.ts
function Mt(e) {
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
var Nt = {
	gain: ({ amounts: e, per: t }, n) => Lt(e, t, n),
	spend: (e, t) => `pay ${Rt(e, t)}`,
	lose: ({ from: e, n: t, random: n }, r) => `lose ${zt(e, t, n, r)}`,
	rob: ({ from: e, n: t, random: n, keep: r }, i) => `${r ? "rob" : "scrap"} ${zt(e, t, n, i)}`,
	all: ({ of: e }, t) => Bt(e, " + ", t),
	any: ({ of: e }, t) => Bt(e, " & ", t),
	or: ({ of: e }, t) => Bt(e, " / ", t),
	may: ({ of: e }, t) => `may ${Vt(e, t)}`,
	pay: ({ cost: e, of: t }, n) => `${e.op === "spend" ? Rt(e, n) : Vt(e, n)} → ${Vt(t, n)}`,
	given: ({ count: e, least: t, of: n }, r) => `if ${t} ${r.counts[e]}: ${Vt(n, r)}`,
	aim: ({ of: e }, t) => `◎ ${Vt(e, t)}`,
	take: ({ amounts: e, upTo: t }, n) => `take ${t ? "≤ " : ""}${It(e, n)}`,
	acquire: ({ from: e, filter: t }, n) => [
		"free",
		n.supplies[e],
		...Ft(t, n)
	].join(" "),
	act: ({ action: e }, t) => t.actions[e],
	each: ({ who: e, of: t }, n) => `each ${e}: ${Vt(t, n)}`,
	verb: ({ verb: e, n: t }, n) => Pt(n.verbs[e], t)
};
function Pt(e, t) {
	return e.replace("#", String(t));
}
function Ft(e, { filters: t }) {
	return Object.entries(e).map(([e, n]) => {
		let r = t[e];
		return typeof r == "string" ? Pt(r, Number(n)) : r[String(n)];
	});
}
function It(e, { resources: t }) {
	return me(e).map(([e, n]) => `${n}${t[e]}`).join(" ") || "0";
}
function Lt(e, t, n) {
	return t === null ? It(e, n) : `${It(e, n)} × ${n.counts[t]}`;
}
function Rt({ amounts: e, per: t, to: n }, r) {
	return `${n === "them" ? "them " : ""}${Lt(e, t, r)}`;
}
function zt(e, t, n, { places: r }) {
	return `${n ? "random " : ""}${t === 1 ? "" : `${t} `}${r[e]}`;
}
function Bt(e, t, n) {
	return e.map((e) => Vt(e, n)).join(t);
}
function Vt(e, t) {
	let n = Ht(e, t), { op: r } = e;
	return r === "or" || r === "all" || r === "any" || r === "pay" ? `(${n})` : n;
}
function Ht(e, t) {
	return y(Nt, e, t);
}
// ../h/base/packages/powers/src/rivals.ts
var Ut = Array.from({ length: t + 1 }, (e, t) => Array.from({ length: t }, (e, n) => Array.from({ length: t - 1 }, (e, r) => (n + 1 + r) % t)));
function Wt(e, t) {
	return Ut[e][t];
}
// ../h/base/packages/powers/src/sentence.ts
var A = {
	gain: ({ amounts: e, per: t }, n) => n.gain(me(e), t),
	spend: ({ amounts: e, per: t, to: n }, r, i) => r.spend(me(e), t, n === "bank" ? n : i),
	lose: ({ from: e, n: t, random: n }, r) => r.lose(e, t, n),
	rob: ({ from: e, n: t, random: n, keep: r }, i) => i.rob(e, t, n, r),
	all: ({ of: e }, t, n) => t.all(Gt(e, t, n)),
	any: ({ of: e }, t, n) => t.any(Gt(e, t, n)),
	or: ({ of: e }, t, n) => t.or(Gt(e, t, n)),
	may: ({ of: e }, t, n) => t.may(y(A, e, t, n)),
	pay: ({ cost: e, of: t }, n, r) => n.pay(y(A, e, n, r), y(A, t, n, r)),
	given: ({ count: e, least: t, of: n }, r, i) => r.given(e, t, y(A, n, r, i)),
	aim: ({ of: e }, t) => t.aim(y(A, e, t, "opponent")),
	take: ({ amounts: e, upTo: t }, n, r) => n.take(me(e), t, r),
	acquire: ({ from: e, filter: t }, n) => n.acquire(e, t),
	act: ({ action: e }, t) => t.act(e),
	each: ({ who: e, of: t }, n) => n.each(e, y(A, t, n, "owner")),
	verb: ({ verb: e, n: t }, n) => n.verb(e, t)
};
function Gt(e, t, n) {
	return e.map((e) => y(A, e, t, n));
}
function Kt(e, t) {
	return y(A, e, t, "opponent");
}
function qt(e, t) {
	return t.sentence(Kt(e, t));
}
function Jt(e, t) {
	return t.deed(Kt(e, t));
}
// ../h/base/packages/powers/src/terms.ts
function Yt(e) {
	return e;
}
var Xt = {
	id: "pass",
	note: { say: "pass" },
	ref: "turn"
}, Zt = { bonus: !1 }, Qt = { bonus: !0 }, $t = (e) => [e.includes(63) ? 63 : e[0]], en = (e, t) => ({
	say: e,
	bonus: t
}), tn = Yt({
	resources: { vp: "VP" },
	counts: {
		adventure: "Adventure",
		battle: "Battle",
		commerce: "Commerce",
		subterfuge: "Subterfuge"
	},
	timings: {},
	modifiers: {},
	supplies: { line: "Citizen of the Tavern" },
	filters: {},
	places: {
		citizens: "Citizen",
		hand: "hand",
		guild: "Guild",
		line: "Tavern Line",
		quests: "Active Quest",
		reserved: "Reserved Quest"
	},
	actions: {
		draw: "Draw",
		hire: "Hire",
		reserve: "Reserve",
		quest: "Quest"
	},
	verbs: {},
	signs: [
		"gold",
		"strength",
		"magic",
		"equal",
		"role:worker",
		"role:soldier",
		"role:shadow",
		"role:holy",
		"type:adventure",
		"type:battle",
		"type:commerce",
		"type:subterfuge",
		"card:citizen",
		"card:quest",
		"card:guild-master",
		"price",
		"action-token",
		"first-player",
		"done"
	]
}), { act: nn, ...rn } = Mt(tn), { acquire: an, aim: on, all: sn, any: cn, gain: ln, lose: j, may: M, or: un, pay: dn, per: N, rob: fn, robRandom: pn, scrap: mn, scrapRandom: hn } = rn, gn = [
	"worker",
	"soldier",
	"shadow",
	"holy"
], _n = [
	"gold",
	"strength",
	"magic"
], vn = [
	"adventure",
	"battle",
	"commerce",
	"subterfuge"
], P = nn("draw"), F = nn("hire"), I = nn("reserve"), yn = nn("quest"), L = [
	{
		id: "knight",
		name: "Knight",
		role: "soldier",
		copies: 3,
		produces: { strength: 1 },
		power: F,
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "power"]
	},
	{
		id: "archer",
		name: "Archer",
		role: "soldier",
		copies: 3,
		produces: { strength: 2 },
		power: P,
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "power"]
	},
	{
		id: "warlord",
		name: "Warlord",
		role: "soldier",
		copies: 3,
		produces: { strength: "=" },
		power: P,
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "power"]
	},
	{
		id: "bogatyr",
		name: "Bogatyr",
		role: "soldier",
		copies: 3,
		produces: { strength: 2 },
		power: yn,
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "produces"]
	},
	{
		id: "wizard",
		name: "Wizard",
		role: "soldier",
		copies: 3,
		produces: {
			strength: 1,
			magic: 1
		},
		power: P,
		notSolo: !1,
		source: "public-data",
		standIns: ["copies", "produces"]
	},
	{
		id: "captain",
		name: "Captain",
		role: "soldier",
		copies: 2,
		produces: { strength: 2 },
		power: dn(j("reserved"), cn(P, F)),
		notSolo: !1,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces"
		]
	},
	{
		id: "champion",
		name: "Champion",
		role: "soldier",
		copies: 2,
		produces: { strength: 3 },
		power: M(on(hn("hand"))),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "squire",
		name: "Squire",
		role: "soldier",
		copies: 2,
		produces: {
			gold: 1,
			strength: 1
		},
		power: un(M(on(hn("hand"))), P),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "blacksmith",
		name: "Blacksmith",
		role: "worker",
		copies: 3,
		produces: {
			gold: 1,
			strength: 1
		},
		power: P,
		notSolo: !1,
		source: "rulebook",
		standIns: [
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "bard",
		name: "Bard",
		role: "worker",
		copies: 3,
		produces: {
			gold: 1,
			magic: 1
		},
		power: dn(j("citizens"), cn(P, P)),
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "produces"]
	},
	{
		id: "peasant",
		name: "Peasant",
		role: "worker",
		copies: 3,
		produces: { gold: 1 },
		power: F,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "merchant",
		name: "Merchant",
		role: "worker",
		copies: 3,
		produces: { gold: 2 },
		power: M(an("line")),
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "miner",
		name: "Miner",
		role: "worker",
		copies: 3,
		produces: { gold: 3 },
		power: null,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "baker",
		name: "Baker",
		role: "worker",
		copies: 2,
		produces: { gold: "=" },
		power: P,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "butcher",
		name: "Butcher",
		role: "worker",
		copies: 2,
		produces: { gold: 2 },
		power: dn(j("citizens"), on(mn("guild"))),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "baron",
		name: "Baron",
		role: "worker",
		copies: 2,
		produces: {
			gold: 2,
			magic: 1
		},
		power: dn(j("citizens"), F),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces"
		]
	},
	{
		id: "monk",
		name: "Monk",
		role: "holy",
		copies: 3,
		produces: { magic: 2 },
		power: P,
		notSolo: !1,
		source: "rulebook",
		standIns: [
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "cleric",
		name: "Cleric",
		role: "holy",
		copies: 3,
		produces: { magic: 1 },
		power: F,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "paladin",
		name: "Paladin",
		role: "holy",
		copies: 3,
		produces: {
			strength: 1,
			magic: 1
		},
		power: yn,
		notSolo: !1,
		source: "public-data",
		standIns: [
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "priestess",
		name: "Priestess",
		role: "holy",
		copies: 3,
		produces: { magic: "=" },
		power: P,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "templar",
		name: "Templar",
		role: "holy",
		copies: 3,
		produces: {
			strength: 1,
			magic: 2
		},
		power: null,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "summoner",
		name: "Summoner",
		role: "holy",
		copies: 2,
		produces: { magic: 2 },
		power: M(an("line")),
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "mage",
		name: "Mage",
		role: "holy",
		copies: 2,
		produces: {
			gold: 1,
			magic: 2
		},
		power: un(M(on(mn("reserved"))), M(j("quests"))),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "bishop",
		name: "Bishop",
		role: "holy",
		copies: 2,
		produces: { magic: 1 },
		power: M(on(fn("guild"))),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces"
		]
	},
	{
		id: "thief",
		name: "Thief",
		role: "shadow",
		copies: 2,
		produces: {
			gold: 1,
			strength: 1
		},
		power: M(on(pn("hand"))),
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "produces"]
	},
	{
		id: "sorceress",
		name: "Sorceress",
		role: "shadow",
		copies: 3,
		produces: {
			gold: 1,
			magic: 2
		},
		power: un(M(j("line")), M(j("quests"))),
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "produces"]
	},
	{
		id: "necromancer",
		name: "Necromancer",
		role: "shadow",
		copies: 3,
		produces: { magic: 2 },
		power: dn(j("citizens"), cn(P, F)),
		notSolo: !1,
		source: "rulebook",
		standIns: ["copies", "produces"]
	},
	{
		id: "rogue",
		name: "Rogue",
		role: "shadow",
		copies: 3,
		produces: {
			gold: 1,
			strength: 1
		},
		power: cn(I, P),
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "mercenary",
		name: "Mercenary",
		role: "shadow",
		copies: 3,
		produces: {
			gold: 1,
			strength: 2
		},
		power: null,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "alchemist",
		name: "Alchemist",
		role: "shadow",
		copies: 3,
		produces: {
			gold: 1,
			magic: 1
		},
		power: P,
		notSolo: !1,
		source: "reconstructed",
		standIns: [
			"name",
			"copies",
			"produces",
			"power"
		]
	},
	{
		id: "assassin",
		name: "Assassin",
		role: "shadow",
		copies: 2,
		produces: {
			strength: 1,
			magic: 1
		},
		power: M(on(mn("guild"))),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces"
		]
	},
	{
		id: "sapper",
		name: "Sapper",
		role: "shadow",
		copies: 2,
		produces: {
			gold: 1,
			strength: 2
		},
		power: M(on(hn("hand"))),
		notSolo: !0,
		source: "rulebook",
		standIns: [
			"role",
			"copies",
			"produces"
		]
	}
];
// ../h/base/games/quests/hand.ts
function bn({ known: e }, t) {
	e.includes(t) || e.push(t);
}
function xn({ known: e }, t) {
	e.includes(t) && _(e, t);
}
function Sn(e, t) {
	_(e.hand, t), xn(e, t);
}
// ../h/base/games/quests/cards/quests.ts
var R = [
	{
		id: "escort-the-pilgrims-north",
		name: "Escort the Pilgrims North",
		type: "adventure",
		roles: {
			soldier: 1,
			holy: 1
		},
		resources: {
			strength: 1,
			magic: 2
		},
		vp: 3,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "cross-the-whispering-mire",
		name: "Cross the Whispering Mire",
		type: "adventure",
		roles: {
			shadow: 1,
			holy: 1
		},
		resources: {
			strength: 1,
			magic: 3
		},
		vp: 3,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "rescue-the-lost-surveyors",
		name: "Rescue the Lost Surveyors",
		type: "adventure",
		roles: {
			worker: 1,
			holy: 1
		},
		resources: {
			gold: 2,
			magic: 2
		},
		vp: 3,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "chart-the-sunken-caverns",
		name: "Chart the Sunken Caverns",
		type: "adventure",
		roles: {
			shadow: 1,
			holy: 1
		},
		resources: {
			gold: 1,
			magic: 4
		},
		vp: 4,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "recover-the-moonstone-relic",
		name: "Recover the Moonstone Relic",
		type: "adventure",
		roles: {
			worker: 1,
			shadow: 1
		},
		resources: {
			strength: 2,
			magic: 4
		},
		vp: 4,
		bonus: F,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "awaken-the-forest-guardian",
		name: "Awaken the Forest Guardian",
		type: "adventure",
		roles: { holy: 2 },
		resources: { magic: 6 },
		vp: 4,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "scale-the-stormglass-peak",
		name: "Scale the Stormglass Peak",
		type: "adventure",
		roles: {
			soldier: 1,
			holy: 2
		},
		resources: {
			strength: 3,
			magic: 4
		},
		vp: 5,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "seek-the-dragons-cradle",
		name: "Seek the Dragon's Cradle",
		type: "adventure",
		roles: {
			worker: 1,
			soldier: 1,
			shadow: 1,
			holy: 1
		},
		resources: {
			gold: 3,
			strength: 1,
			magic: 5
		},
		vp: 7,
		bonus: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "train-the-border-militia",
		name: "Train the Border Militia",
		type: "battle",
		roles: {
			worker: 1,
			soldier: 1
		},
		resources: { strength: 3 },
		vp: 3,
		bonus: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "clear-the-goblin-cave",
		name: "Clear the Goblin Cave",
		type: "battle",
		roles: { soldier: 2 },
		resources: { strength: 4 },
		vp: 3,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "hold-the-river-ford",
		name: "Hold the River Ford",
		type: "battle",
		roles: {
			soldier: 1,
			holy: 1
		},
		resources: {
			strength: 3,
			magic: 1
		},
		vp: 3,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "hunt-the-marsh-troll",
		name: "Hunt the Marsh Troll",
		type: "battle",
		roles: {
			soldier: 1,
			shadow: 1
		},
		resources: { strength: 5 },
		vp: 4,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "scatter-the-bone-legion",
		name: "Scatter the Bone Legion",
		type: "battle",
		roles: {
			shadow: 1,
			holy: 1
		},
		resources: {
			strength: 3,
			magic: 3
		},
		vp: 4,
		bonus: F,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "break-the-orc-siege",
		name: "Break the Orc Siege",
		type: "battle",
		roles: {
			worker: 1,
			soldier: 1
		},
		resources: {
			gold: 2,
			strength: 4
		},
		vp: 5,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "drive-back-the-giants",
		name: "Drive Back the Giants",
		type: "battle",
		roles: {
			soldier: 2,
			holy: 1
		},
		resources: {
			gold: 3,
			strength: 4
		},
		vp: 5,
		bonus: F,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "slay-the-ember-wyrm",
		name: "Slay the Ember Wyrm",
		type: "battle",
		roles: {
			worker: 1,
			soldier: 1,
			shadow: 1,
			holy: 1
		},
		resources: {
			strength: 4,
			magic: 5
		},
		vp: 7,
		bonus: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "fund-the-harvest-fair",
		name: "Fund the Harvest Fair",
		type: "commerce",
		roles: {
			worker: 1,
			holy: 1
		},
		resources: { gold: 3 },
		vp: 3,
		bonus: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "repair-the-bridges-of-pratchetts-plateau",
		name: "Repair The Bridges of Pratchett's Plateau",
		type: "commerce",
		roles: { worker: 2 },
		resources: {
			gold: 3,
			strength: 1
		},
		vp: 3,
		bonus: P,
		source: "rulebook",
		standIns: [
			"type",
			"roles",
			"resources",
			"vp"
		]
	},
	{
		id: "guard-the-spice-caravan",
		name: "Guard the Spice Caravan",
		type: "commerce",
		roles: {
			worker: 1,
			soldier: 1
		},
		resources: {
			gold: 3,
			strength: 1
		},
		vp: 3,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "mend-the-village-wall",
		name: "Mend the Village Wall",
		type: "commerce",
		roles: {
			worker: 1,
			soldier: 1
		},
		resources: {
			gold: 3,
			strength: 2
		},
		vp: 4,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "broker-the-dwarven-accord",
		name: "Broker the Dwarven Accord",
		type: "commerce",
		roles: {
			shadow: 1,
			holy: 1
		},
		resources: {
			gold: 3,
			magic: 3
		},
		vp: 4,
		bonus: F,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "reopen-the-silver-mine",
		name: "Reopen the Silver Mine",
		type: "commerce",
		roles: {
			worker: 1,
			shadow: 1
		},
		resources: { gold: 6 },
		vp: 5,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "rebuild-the-royal-granary",
		name: "Rebuild the Royal Granary",
		type: "commerce",
		roles: {
			worker: 2,
			soldier: 1
		},
		resources: {
			gold: 4,
			strength: 3
		},
		vp: 5,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "outfit-the-merchant-fleet",
		name: "Outfit the Merchant Fleet",
		type: "commerce",
		roles: {
			worker: 1,
			soldier: 1,
			shadow: 1,
			holy: 1
		},
		resources: {
			gold: 5,
			strength: 1,
			magic: 3
		},
		vp: 7,
		bonus: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "rig-the-tournament",
		name: "Rig the Tournament",
		type: "subterfuge",
		roles: {
			soldier: 1,
			shadow: 1
		},
		resources: {
			gold: 2,
			strength: 1
		},
		vp: 3,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "investigate-suspicious-death",
		name: "Investigate Suspicious Death",
		type: "subterfuge",
		roles: {
			shadow: 1,
			holy: 1
		},
		resources: {
			gold: 2,
			magic: 2
		},
		vp: 3,
		bonus: P,
		source: "public-data",
		standIns: [
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "steal-the-barons-ledger",
		name: "Steal the Baron's Ledger",
		type: "subterfuge",
		roles: {
			worker: 1,
			shadow: 1
		},
		resources: {
			gold: 3,
			strength: 1
		},
		vp: 3,
		bonus: I,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "unmask-the-court-spy",
		name: "Unmask the Court Spy",
		type: "subterfuge",
		roles: {
			worker: 1,
			shadow: 1
		},
		resources: {
			gold: 2,
			magic: 3
		},
		vp: 4,
		bonus: P,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "forge-the-royal-seal",
		name: "Forge the Royal Seal",
		type: "subterfuge",
		roles: {
			worker: 1,
			holy: 1
		},
		resources: {
			gold: 3,
			magic: 3
		},
		vp: 4,
		bonus: F,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "assassinate-the-double-agent",
		name: "Assassinate the Double Agent",
		type: "subterfuge",
		roles: { shadow: 2 },
		resources: {
			strength: 4,
			magic: 2
		},
		vp: 5,
		bonus: P,
		source: "public-data",
		standIns: [
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "smuggle-the-heir-to-safety",
		name: "Smuggle the Heir to Safety",
		type: "subterfuge",
		roles: {
			soldier: 1,
			shadow: 2
		},
		resources: {
			gold: 3,
			strength: 4
		},
		vp: 5,
		bonus: cn(I, P),
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	},
	{
		id: "infiltrate-the-cult-cellar",
		name: "Infiltrate the Cult Cellar",
		type: "subterfuge",
		roles: {
			worker: 1,
			soldier: 1,
			shadow: 1,
			holy: 1
		},
		resources: {
			gold: 2,
			strength: 3,
			magic: 4
		},
		vp: 7,
		bonus: null,
		source: "reconstructed",
		standIns: [
			"name",
			"type",
			"roles",
			"resources",
			"vp",
			"bonus"
		]
	}
], Cn = [...L.flatMap(({ id: e, power: t }, n) => t === null ? [] : [{
	kind: "citizen",
	card: n,
	id: e,
	effect: t
}]), ...R.flatMap(({ id: e, bonus: t }, n) => t === null ? [] : [{
	kind: "quest",
	card: n,
	id: e,
	effect: t
}])], wn = Cn.map(({ id: e }) => e), Tn = (e, t) => Cn.findIndex((n) => n.kind === e && n.card === t), En = L.map((e, t) => Tn("citizen", t)), Dn = R.map((e, t) => Tn("quest", t)), On = (e) => Cn[e].effect, kn = (e) => e < 0 ? "" : Cn[e].id, An = (e) => `bonus:${Cn[e].id}`, jn = Cn.map(({ effect: e }) => e.op === "act" && e.action === "draw"), Mn = Cn.map(({ effect: e }, t) => jn[t] ? { sources: [t] } : k(e, t, n));
function Nn(e, t, n) {
	n >= 0 && e.push(jn[n] ? "power/use" : "power", t, Mn[n]);
}
var Pn = /* @__PURE__ */ new Set(["thief"]);
function Fn({ players: e }) {
	let t = e.length === 1;
	return Cn.flatMap(({ kind: e, card: n, id: r }, i) => t && (e === "citizen" && L[n].notSolo || Pn.has(r)) ? [] : [i]);
}
// ../h/base/games/quests/cards/guild-masters.ts
var z = ln({ vp: 1 }), B = [
	{
		id: "brannoc-the-wayfarer",
		name: "Brannoc the Wayfarer",
		score: sn(N("adventure", z), N("battle", z)),
		source: "public-data",
		standIns: ["name", "pairing"]
	},
	{
		id: "ysolde-ledgerhand",
		name: "Ysolde Ledgerhand",
		score: sn(N("adventure", z), N("commerce", z)),
		source: "public-data",
		standIns: ["name", "pairing"]
	},
	{
		id: "quill-nightlantern",
		name: "Quill Nightlantern",
		score: sn(N("adventure", z), N("subterfuge", z)),
		source: "public-data",
		standIns: ["name", "pairing"]
	},
	{
		id: "hadrik-ironpurse",
		name: "Hadrik Ironpurse",
		score: sn(N("battle", z), N("commerce", z)),
		source: "public-data",
		standIns: ["name", "pairing"]
	},
	{
		id: "sable-vane",
		name: "Sable Vane",
		score: sn(N("battle", z), N("subterfuge", z)),
		source: "public-data",
		standIns: ["name", "pairing"]
	},
	{
		id: "mirela-coinwhisper",
		name: "Mirela Coinwhisper",
		score: sn(N("commerce", z), N("subterfuge", z)),
		source: "public-data",
		standIns: ["name", "pairing"]
	}
], { NONE: V } = p, H = [
	0,
	1,
	1,
	2,
	2,
	3
], U = H.length, In = (e) => e === 2 ? 4 : 6, W = f({
	citizen: {
		cards: L,
		copies: (e, t) => t === 1 && L[e].notSolo ? 0 : L[e].copies
	},
	quest: { cards: R },
	"guild-master": { cards: B }
}), { flag: Ln, list: Rn, number: zn, numbers: Bn, perSeat: Vn, pile: G, record: Hn, seat: Un, shared: Wn, slot: Gn } = p, Kn = Hn({
	guildMaster: Gn(W["guild-master"], { seen: (e, t, n) => t === n || e.isOver || e.players.length === 1 }),
	hand: G(W.citizen, { seen: "owner" }),
	known: Bn(0, L.length - 1),
	guild: G(W.citizen),
	reserved: Gn(W.quest),
	completed: G(W.quest)
}), qn = d({
	first: Un(),
	active: Un(),
	turn: zn(),
	actions: zn(0, 2),
	isOver: Ln(),
	line: Rn(Gn(W.citizen), U, U),
	deck: G(W.citizen, { seen: "nobody" }),
	discard: G(W.citizen),
	quests: Rn(Gn(W.quest), 4, U),
	questDeck: G(W.quest, { seen: "nobody" }),
	questDiscard: G(W.quest),
	sent: G(W.citizen),
	spare: Wn(G(W["guild-master"], { seen: "nobody" })),
	players: Vn(Kn)
});
function Jn({ hand: e, guild: t }) {
	return e.length + t.length;
}
var Yn = [
	"end",
	"action",
	"power/any"
];
function Xn({ lane: t, state: n }, r, i) {
	return t === e && r === n.active && Yn.includes(i.at(-1)?.step ?? "");
}
// ../h/base/games/quests/actions/hire.ts
var Zn = { say: "too-dear" }, Qn = L.length, K = U, $n = (e, t) => t === K ? Jn(e) > 2 : Jn(e) >= H[t];
function er({ line: e, players: t }, n, r) {
	let i = t[n];
	for (let t = 0; t < U; t++) e[t] !== V && ($n(i, t) ? r.add(t) : r.block(t, Zn));
	let { hand: a } = i, o = $n(i, K);
	for (let e = 0; e < a.length; e++) {
		let t = a[e];
		a.indexOf(t) === e && (o ? r.add(16 + t) : r.block(16 + t, Zn));
	}
}
function tr({ line: e, players: t }, n) {
	let r = t[n];
	if (r.hand.length > 0 && $n(r, K)) return !0;
	for (let t = 0; t < U; t++) if (e[t] !== V && $n(r, t)) return !0;
	return !1;
}
function nr({ line: e }, t) {
	if (t >= 16) {
		let { id: e } = L[t - 16];
		return {
			id: `hire:hand:${e}`,
			note: {
				say: "hire-from-hand",
				citizen: e,
				price: 2
			},
			ref: `hand:${e}`,
			cost: 2
		};
	}
	let { id: n } = L[e[t]];
	return {
		id: `hire:${t + 1}:${n}`,
		note: {
			say: "hire",
			citizen: n,
			price: H[t]
		},
		ref: `line:${t + 1}:${n}`,
		cost: H[t]
	};
}
function rr({ players: e }, t, n) {
	let r = Jn(e[t]);
	return n >= 16 ? {
		...Zn,
		n: 2,
		has: r - 1
	} : {
		...Zn,
		n: H[n],
		has: r
	};
}
function ir(e, t, n) {
	let r = n >= 16 ? K : n, i = r === K ? n - 16 : e.state.line[r];
	r === K && bn(e.state.players[t], i), r < U && H[r] === 0 ? ar(e, t, i, r, []) : e.push("pay", t, {
		card: i,
		place: r
	});
}
function ar(e, t, n, r, i) {
	let { line: a, players: o } = e.state, s = o[t];
	r === K ? Sn(s, n) : a[r] = V, s.guild.push(n), e.events !== null && e.tell({
		say: r === K ? "hired-from-hand" : "hired",
		seat: t,
		citizen: L[n].id,
		paid: i.map((e) => L[e].id)
	}), Nn(e, t, En[n]);
}
var or = 4 * Qn, sr = (e) => e % or >> 2, cr = (e) => e & 3;
function lr(e, t, n, r) {
	let i = r;
	for (let a = 0; a < t.length; a++) {
		let o = t[a];
		if (o === i) {
			i = V;
			continue;
		}
		let s = 0;
		for (let e = 0; e < a; e++) t[e] === o && s++;
		o === r && s--, e.add(n + 4 * o + s);
	}
}
var ur = le({
	args: {
		card: v(0, Qn - 1),
		place: v(1, K)
	},
	fits(e, t, { card: n, place: r }, i) {
		if (!Xn(e, t, i)) return !1;
		let a = e.state.players[t];
		return (r === K ? a.known.includes(n) : e.state.line[r] === n) && $n(a, r);
	},
	options({ state: e }, t, n, { card: r, place: i }) {
		let { hand: a, guild: o } = e.players[t], s = i === K ? 2 : H[i];
		lr(n, a, 0, i === K ? r : V), lr(n, o, or, V), n.between(s, s);
	},
	prompt: (e, t, { card: n, place: r }) => ({
		say: "ask-pay",
		citizen: L[n].id,
		price: r === K ? 2 : H[r]
	}),
	face(e, t, n) {
		let { id: r } = L[sr(n)], i = n < or ? "hand" : "guild", a = cr(n) === 0 ? "" : `:${cr(n) + 1}`;
		return {
			id: `${i}:${r}${a}`,
			note: {
				say: `discard-from-${i}`,
				citizen: r
			},
			ref: `${i}:${r}${a}`
		};
	},
	resolve(e, t, n, { card: r, place: i }) {
		let { discard: a, players: o } = e.state, s = o[t], c = a.length;
		for (let e = 0; e < n.length; e++) {
			let t = n[e];
			t < or ? Sn(s, sr(t)) : _(s.guild, sr(t)), a.push(sr(t));
		}
		ar(e, t, r, i, e.events === null ? [] : a.slice(c));
	}
}), dr = c({
	args: { bonus: m() },
	alwaysAsk: !0,
	fits: (e, t, n, r) => Xn(e, t, r) && tr(e.state, t),
	options({ state: e }, t, n, { bonus: r }) {
		er(e, t, n), r && n.add(63);
	},
	prompt: (e, t, { bonus: n }) => en("ask-hire", n),
	face: ({ state: e }, t, n) => n === 63 ? Xt : nr(e, n),
	why: ({ state: e }, t, n) => rr(e, t, n),
	fallback: (e, t, { codes: n }) => $t(n),
	resolve(e, t, n) {
		n !== 63 && ir(e, t, n);
	}
}), fr = L.map(({ role: e }) => gn.indexOf(e)), pr = L.flatMap(({ produces: e }) => _n.map((t) => e[t] === "=" ? 0 : e[t] ?? 0)), mr = L.flatMap(({ produces: e }) => _n.map((t) => +(e[t] === "="))), hr = R.flatMap(({ roles: e }) => gn.map((t) => e[t] ?? 0)), gr = R.flatMap(({ resources: e }) => _n.map((t) => e[t] ?? 0)), _r = () => ({
	roles: [
		0,
		0,
		0,
		0
	],
	given: [
		0,
		0,
		0
	],
	equals: [
		0,
		0,
		0
	]
});
function vr({ roles: e, given: t, equals: n }) {
	e.fill(0), t.fill(0), n.fill(0);
}
function yr({ roles: e, given: t, equals: n }, r, i = 1) {
	e[fr[r]] += i;
	for (let e = 0; e < 3; e++) t[e] += i * pr[3 * r + e], n[e] += i * mr[3 * r + e];
}
function q(e, t) {
	for (let n = 0; n < t.length; n++) yr(e, t[n]);
}
function br({ given: e, equals: t }, n) {
	return e[n] * (1 + t[n]);
}
function xr(e, t) {
	for (let n = 0; n < 4; n++) if (e.roles[n] < hr[4 * t + n]) return !1;
	for (let n = 0; n < 3; n++) if (br(e, n) < gr[3 * t + n]) return !1;
	return !0;
}
var Sr = _r();
function Cr(e, t, n = wr) {
	return vr(Sr), q(Sr, t), q(Sr, n), xr(Sr, e);
}
var wr = [], Tr = { say: "not-met" }, J = _r();
function Er({ quests: e, players: t }, n, r) {
	let { guild: i, reserved: a } = t[n];
	vr(J), q(J, i), a !== V && Dr(a, r);
	for (let t = 0; t < e.length; t++) e[t] !== V && Dr(e[t], r);
}
function Dr(e, t) {
	xr(J, e) ? t.add(e) : t.block(e, Tr);
}
function Or({ quests: e, players: t }, n) {
	let { guild: r, reserved: i } = t[n];
	if (vr(J), q(J, r), i !== V && xr(J, i)) return !0;
	for (let t = 0; t < e.length; t++) if (e[t] !== V && xr(J, e[t])) return !0;
	return !1;
}
function kr(e) {
	let { id: t } = R[e];
	return {
		id: `quest:${t}`,
		note: {
			say: "go-on-quest",
			quest: t
		},
		ref: `quest:${t}`
	};
}
var Ar = ({ quests: e, players: t }, n, r) => t[n].reserved === r || e.includes(r), jr = L.length;
function Mr(e, t) {
	vr(J), q(J, e);
	let n = {}, r = {};
	return gn.forEach((e, r) => {
		let i = hr[4 * t + r] - J.roles[r];
		i > 0 && (n[e] = i);
	}), _n.forEach((e, n) => {
		let i = gr[3 * t + n] - br(J, n);
		i > 0 && (r[e] = i);
	}), {
		roles: n,
		resources: r
	};
}
var Nr = c({
	args: { quest: v(0, R.length - 1) },
	fits: (e, t, { quest: n }, r) => Xn(e, t, r) && Ar(e.state, t, n) && Cr(n, e.state.sent, e.state.players[t].guild),
	options({ state: e }, t, n, { quest: r }) {
		Cr(r, e.sent) && n.add(jr), ie(e.players[t].guild, n);
	},
	prompt: ({ state: e }, t, { quest: n }) => ({
		say: "ask-send",
		quest: R[n].id,
		sent: e.sent.map((e) => L[e].id),
		...Mr(e.sent, n)
	}),
	face({ state: e }, t, n, { quest: r }) {
		let i = R[r].id;
		if (n === jr) return {
			id: "complete",
			note: { say: "complete" },
			ref: `quest:${i}`
		};
		let { id: a } = L[n], o = e.sent.length === 0 ? {
			say: "send-on",
			citizen: a,
			quest: i
		} : {
			say: "send",
			citizen: a
		};
		return {
			id: `send:${a}`,
			note: o,
			ref: `guild:${a}`
		};
	},
	resolve(e, t, n, { quest: r }) {
		return n === jr ? Pr(e, t, r) : (_(e.state.players[t].guild, n), e.state.sent.push(n), e.push("send", t, { quest: r }));
	}
});
function Pr(e, t, n) {
	let { discard: r, quests: i, players: a, sent: o } = e.state, s = a[t];
	e.events !== null && e.tell({
		say: "quest-completed",
		seat: t,
		quest: R[n].id,
		points: R[n].vp,
		citizens: o.map((e) => L[e].id)
	});
	for (let e = 0; e < o.length; e++) r.push(o[e]);
	o.length = 0, s.reserved === n ? s.reserved = V : i[i.indexOf(n)] = V, s.completed.push(n), e.events !== null && Fr(e.state, t) && e.tell({
		say: "last-round",
		seat: t
	}), Nn(e, t, Dn[n]);
}
function Fr({ players: e }, t) {
	return e.length > 1 && e[t].completed.length === 5 && e.every((e, n) => n === t || e.completed.length < 5);
}
var Ir = c({
	args: { bonus: m() },
	fits: (e, t, n, r) => Xn(e, t, r) && Or(e.state, t),
	options({ state: e }, t, n, { bonus: r }) {
		Er(e, t, n), r && n.add(63);
	},
	prompt: (e, t, { bonus: n }) => en("ask-quest", n),
	face: (e, t, n) => n === 63 ? Xt : kr(n),
	why: ({ state: e }, t, n) => ({
		...Tr,
		...Mr(e.players[t].guild, n)
	}),
	fallback: (e, t, { codes: n }) => $t(n),
	resolve(e, t, n) {
		n !== 63 && e.push("send", t, { quest: n });
	}
});
// ../h/base/games/quests/tavern.ts
function Lr(e) {
	let { deck: t, discard: n } = e.state;
	return t.length === 0 && !Br(e, t, n, "citizens-shuffled") ? V : (e.learn(), t.pop());
}
function Rr(e) {
	let { questDeck: t, questDiscard: n } = e.state;
	return t.length === 0 && !Br(e, t, n, "quests-shuffled") ? V : (e.learn(), t.pop());
}
var zr = ({ players: e }) => e.length > 1;
function Br(e, t, n, r) {
	if (n.length === 0 || !zr(e.state)) return !1;
	for (let e = 0; e < n.length; e++) t.push(n[e]);
	return n.length = 0, e.shuffle(t), e.events !== null && e.tell({
		say: r,
		cards: t.length
	}), !0;
}
function Vr(e) {
	return e.deck.length > 0 || e.discard.length > 0 && zr(e);
}
function Hr(e) {
	let { line: t } = e.state;
	for (let n = 0; n < U; n++) t[n] === V && (t[n] = Lr(e));
}
function Ur(e, t) {
	let { quests: n } = e.state;
	for (let r = t; r < n.length; r++) n[r] === V && (n[r] = Rr(e));
}
function Wr(e, t) {
	let n = t;
	for (let r = t; r < e.length; r++) {
		let t = e[r];
		t !== V && (e[r] = V, e[n++] = t);
	}
}
function Gr(e) {
	for (let t = 0; t < e.length; t++) if (e[t] !== V) return !1;
	return !0;
}
function Kr(e) {
	let { line: t, quests: n, discard: r, questDiscard: i, turn: a } = e.state, o = e.events === null ? null : {
		line: t.slice(),
		quests: n.slice()
	};
	t[0] !== V && r.push(t[0]), t[0] = V, n[0] !== V && i.push(n[0]), n[0] = V, Wr(t, 0), a === 1 ? qr(n) : Wr(n, 0), Ur(e, a === 1 ? n.length - 1 : 0), Hr(e), o !== null && Yr(e, o);
}
function qr(e) {
	e.copyWithin(0, 1), e[e.length - 1] = V;
}
function Jr(e, t) {
	let n = t.slice();
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0 && e !== V;
	});
}
function Yr(e, t) {
	let { line: n, quests: r } = e.state, i = {
		citizens: Jr(t.line, n).map((e) => L[e].id),
		quests: Jr(t.quests, r).map((e) => R[e].id)
	}, a = {
		citizens: Jr(n, t.line).map((e) => L[e].id),
		quests: Jr(r, t.quests).map((e) => R[e].id)
	};
	i.citizens.length + i.quests.length > 0 && e.tell({
		say: "tavern-left",
		...i
	}), a.citizens.length + a.quests.length > 0 && e.tell({
		say: "tavern-filled",
		...a
	});
}
// ../h/base/games/quests/actions/reserve.ts
var Xr = { say: "no-quests" }, Zr = R.length;
function Qr({ quests: e }, t) {
	for (let n = 0; n < e.length; n++) e[n] !== V && t.add(e[n]);
}
function $r({ quests: e, questDeck: t, questDiscard: n, players: r }, i) {
	return r.length > 1 && (t.length > 0 || n.length > 0 || r[i].reserved !== V || !Gr(e));
}
function ei(e, t, n) {
	$r(e, t) ? n.add(Zr) : e.players.length > 1 && n.block(Zr, Xr);
}
function ti(e, t) {
	return !Gr(e.quests) || $r(e, t);
}
function ni(e) {
	if (e === Zr) return {
		id: "renew",
		note: { say: "renew" },
		ref: "deck:quests"
	};
	let { id: t } = R[e];
	return {
		id: `reserve:${t}`,
		note: {
			say: "reserve",
			quest: t
		},
		ref: `quest:${t}`
	};
}
function ri(e, t, n) {
	ii(e, t), n === Zr ? ai(e, t) : oi(e, t, n);
}
function ii(e, t) {
	let n = e.state.players[t];
	n.reserved !== V && (e.events !== null && e.tell({
		say: "reserved-dropped",
		seat: t,
		quest: R[n.reserved].id
	}), e.state.questDiscard.push(n.reserved), n.reserved = V);
}
function ai(e, t) {
	let { quests: n, questDiscard: r } = e.state;
	for (let e = 0; e < n.length; e++) n[e] !== V && r.push(n[e]), n[e] = V;
	Ur(e, 0), e.events !== null && e.tell({
		say: "renewed",
		seat: t,
		quests: n.filter((e) => e !== V).map((e) => R[e].id)
	}), e.push("take-quest", t);
}
function oi(e, t, n) {
	let { quests: r, players: i } = e.state;
	r[r.indexOf(n)] = V, i[t].reserved = n, e.events !== null && e.tell({
		say: "reserved",
		seat: t,
		quest: R[n].id
	});
}
var si = c({
	args: { bonus: m() },
	fits: (e, t, n, r) => Xn(e, t, r) && ti(e.state, t),
	options({ state: e }, t, n, { bonus: r }) {
		Qr(e, n), ei(e, t, n), r && n.add(63);
	},
	prompt: (e, t, { bonus: n }) => en("ask-reserve", n),
	face: (e, t, n) => n === 63 ? Xt : ni(n),
	fallback: (e, t, { codes: n }) => $t(n),
	resolve(e, t, n) {
		n !== 63 && ri(e, t, n);
	}
}), ci = c({
	fits: (e, t, n, r) => Xn(e, t, r) && !Gr(e.state.quests) && e.state.players[t].reserved === V,
	options: ({ state: e }, t, n) => Qr(e, n),
	prompt: () => en("ask-reserve", !1),
	face: (e, t, n) => ni(n),
	resolve: oi
}), li = {
	card: .55,
	cardFit: .2,
	icon: .18,
	done: 1.5,
	reserve: .2
}, ui = B.map(({ score: e }) => vn.map((t) => T(e, "vp", (e) => +(e === t)))), di = R.map(({ type: e }) => vn.indexOf(e)), fi = {
	draw: .7,
	hire: .9,
	reserve: .2,
	quest: .5
}, pi = {
	hand: [.9, .25],
	guild: [2, .6],
	reserved: [.3, .3]
}, mi = {
	citizens: .6,
	hand: .6,
	guild: .8,
	reserved: .4,
	line: -.1,
	quests: -.1
}, hi = {
	resources: { vp: 1 },
	count: () => 0,
	acquire: () => .8,
	lose: (e, t) => mi[e] * t,
	rob: (e, t, n) => pi[e][+!n] * t,
	act: (e) => fi[e],
	verb: () => 0
}, gi = (e) => e === null ? 0 : nt(e, hi), _i = L.map(({ power: e }) => gi(e)), vi = R.map(({ bonus: e }) => gi(e)), yi = L.map((e, t) => 1 + xi(pr, t) + 1.5 * xi(mr, t)), bi = R.map((e, t) => {
	let n = xi(gr, t);
	for (let e = 0; e < 4; e++) n += .7 * hr[4 * t + e];
	return n;
});
function xi(e, t) {
	return e[3 * t] + e[3 * t + 1] + e[3 * t + 2];
}
function Si(e, t, n) {
	let { guildMaster: r } = e.players[t], i = r < 0 ? 0 : ui[r][di[n]];
	return R[n].vp + i + vi[n];
}
function Ci(e, t) {
	let n = 0, r = 0;
	for (let r = 0; r < 4; r++) n += Math.max(0, hr[4 * t + r] - e.roles[r]);
	for (let n = 0; n < 3; n++) r += Math.max(0, gr[3 * t + n] - br(e, n));
	return Math.max(n, r / 1.8);
}
function wi(e, t, n) {
	let r = fr[n], i = e.roles[r] < hr[4 * t + r] ? .7 : 0;
	for (let r = 0; r < 3; r++) {
		let a = br(e, r), o = (e.given[r] + pr[3 * n + r]) * (1 + e.equals[r] + mr[3 * n + r]), s = gr[3 * t + r];
		i += Math.min(o, s) - Math.min(a, s);
	}
	return i;
}
function Y(e, t) {
	let n = e.players[t], r = _r();
	q(r, n.guild);
	let i = [], a = 0, o = (n) => {
		if (n === V) return;
		let o = Ci(r, n), s = Si(e, t, n), c = (s / (.8 + o)) ** 2;
		a += c, i.push({
			quest: n,
			value: s,
			missing: o,
			share: c
		});
	};
	o(n.reserved), e.quests.forEach(o);
	for (let e of i) e.share /= a;
	return {
		view: e,
		seat: t,
		me: n,
		aims: i,
		band: r,
		gains: Ti(),
		losses: Ti()
	};
}
var Ti = () => new Float64Array(L.length).fill(NaN);
function Ei(e, t, n) {
	let r = li.icon * yi[n];
	for (let i = 0; i < t.length; i++) {
		let { quest: a, value: o, share: s } = t[i];
		r += s * (o + li.done) * wi(e, a, n) / bi[a];
	}
	return r;
}
function Di({ gains: e, band: t, aims: n }, r) {
	return Number.isNaN(e[r]) && (e[r] = Ei(t, n, r)), e[r];
}
function Oi(e, t) {
	return li.card + li.cardFit * Di(e, t);
}
function ki({ losses: e, aims: t, me: n }, r) {
	return Number.isNaN(e[r]) && (e[r] = Ai(n.guild, t, r)), e[r];
}
function Ai(e, t, n) {
	return vr(ji), q(ji, e), yr(ji, n, -1), Ei(ji, t, n);
}
var ji = _r();
// ../h/base/games/quests/actions/draw.ts
function Mi(e, t, n) {
	let { hand: r } = e.state.players[t];
	for (let i = 0; i < n; i++) {
		let n = Lr(e);
		if (n === V) return;
		if (r.push(n), e.events !== null) {
			let r = L[n].id;
			e.tell({
				say: "drew",
				seat: t,
				citizen: null,
				secret: {
					seat: t,
					citizen: r
				}
			});
		}
	}
}
// ../h/base/games/quests/phases/action.ts
var Ni = { say: "no-citizens" }, Pi = { say: "none-met" }, Fi = 0, Ii = 1, Li = 2, Ri = 3, zi = 4, Bi = [
	"draw",
	"hire",
	"reserve",
	"quest",
	"forfeit"
], Vi = [
	"deck:citizens",
	"action:hire",
	"action:reserve",
	"action:quest",
	"turn"
];
function Hi(e, t, n, r) {
	n ? e.add(t) : e.block(t, r);
}
var Ui = c({
	alwaysAsk: !0,
	fits: (e, t, n, r) => Xn(e, t, r) && r.length === 1 && e.state.actions > 0,
	options({ state: e }, t, n) {
		Hi(n, Fi, Vr(e), Ni), Hi(n, Ii, tr(e, t), Zn), Hi(n, Li, ti(e, t), Xr), Hi(n, Ri, Or(e, t), Pi), n.count === 0 && n.add(zi);
	},
	prompt: ({ state: e }) => ({
		say: "ask-action",
		left: e.actions
	}),
	face: (e, t, n) => ({
		id: Bi[n],
		note: { say: `action-${Bi[n]}` },
		ref: Vi[n]
	}),
	resolve(e, t, n) {
		--e.state.actions > 0 && e.push("action", t), n === Fi ? Mi(e, t, 1) : n === zi ? e.events !== null && e.tell({
			say: "forfeited",
			seat: t
		}) : e.push(Bi[n], t, Zt);
	}
}), X = L.length;
function Wi(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) e[n] !== V && t++;
	return t;
}
function Gi(e, t, n, r, i) {
	e.state.discard.push(n), e.events !== null && e.tell({
		say: "citizen-discarded",
		seat: t,
		from: r,
		citizen: L[n].id,
		source: kn(i)
	});
}
function Ki(e, t, n, r, i) {
	e.state.questDiscard.push(n), e.events !== null && e.tell({
		say: "quest-discarded",
		seat: t,
		from: r,
		quest: R[n].id,
		source: kn(i)
	});
}
var qi = (e, t) => e.state.players[t].hand, Ji = (e, t) => e.state.players[t].guild, Yi = (e, t, n) => t < 0 ? 0 : e.state.players[t][n].length, Xi = {
	citizens: {
		isHidden: !0,
		count: (e, t) => Yi(e, t, "hand") + Yi(e, t, "guild"),
		offer(e, t, n) {
			ie(qi(e, t), n), ie(Ji(e, t), n, X);
		},
		face(e, t, n) {
			let r = n < X ? "hand" : "guild", { id: i } = L[n % X];
			return {
				id: `${r}:${i}`,
				note: {
					say: `discard-from-${r}`,
					citizen: i
				},
				ref: `${r}:${i}`
			};
		},
		remove: (e, t, n) => _(n < X ? qi(e, t) : Ji(e, t), n % X),
		lost(e, t, n, r) {
			n < X && xn(e.state.players[t], n), Gi(e, t, n % X, n < X ? "hand" : "guild", r);
		}
	},
	hand: {
		isHidden: !0,
		count: (e, t) => Yi(e, t, "hand"),
		offer: (e, t, n) => ie(qi(e, t), n),
		face(e, t, n) {
			let { id: r } = L[n];
			return {
				id: `hand:${r}`,
				note: {
					say: "discard-from-hand",
					citizen: r
				},
				ref: `hand:${r}`
			};
		},
		remove: (e, t, n) => _(qi(e, t), n),
		removeRandom(e, t) {
			let n = qi(e, t), r = n[e.below(n.length)];
			return _(n, r), r;
		},
		lost(e, t, n, r) {
			xn(e.state.players[t], n), Gi(e, t, n, "hand", r);
		},
		given(e, t, n, r, i) {
			if (qi(e, n).push(r), e.state.players[t].known.length = 0, e.events === null) return;
			let a = L[r].id, o = [t, n].map((e) => ({
				seat: e,
				citizen: a
			}));
			e.tell({
				say: "card-stolen",
				seat: n,
				from: t,
				citizen: null,
				source: kn(i),
				secret: o
			});
		}
	},
	guild: {
		count: (e, t) => Yi(e, t, "guild"),
		offer: (e, t, n) => ie(Ji(e, t), n),
		face(e, t, n) {
			let { id: r } = L[n];
			return {
				id: `guild:${r}`,
				note: {
					say: "citizen-of",
					citizen: r,
					seat: t
				},
				ref: `tableau:${t}:citizen:${r}`
			};
		},
		remove: (e, t, n) => _(Ji(e, t), n),
		lost: (e, t, n, r) => Gi(e, t, n, "guild", r),
		given(e, t, n, r, i) {
			Ji(e, n).push(r), e.events !== null && e.tell({
				say: "citizen-taken",
				seat: n,
				from: t,
				citizen: L[r].id,
				source: kn(i)
			});
		}
	},
	line: {
		count: (e) => Wi(e.state.line),
		offer(e, t, n) {
			let { line: r } = e.state;
			for (let e = 0; e < U; e++) r[e] !== V && n.add(e * X + r[e]);
		},
		face: (e, t, n) => ({
			...Zi(e.state, Math.floor(n / X)),
			note: {
				say: "discard-citizen",
				citizen: L[n % X].id
			}
		}),
		remove: (e, t, n) => void (e.state.line[Math.floor(n / X)] = V),
		lost: (e, t, n, r) => Gi(e, t, n % X, "line", r)
	},
	quests: {
		count: (e) => Wi(e.state.quests),
		offer(e, t, n) {
			let { quests: r } = e.state;
			for (let e = 0; e < r.length; e++) r[e] !== V && n.add(r[e]);
		},
		face: (e, t, n) => Qi(n),
		remove(e, t, n) {
			let { quests: r } = e.state;
			r[r.indexOf(n)] = V;
		},
		lost: (e, t, n, r) => Ki(e, t, n, "tavern", r)
	},
	reserved: {
		count: (e, t) => +(t >= 0 && e.state.players[t].reserved !== V),
		offer: (e, t, n) => n.add(e.state.players[t].reserved),
		face: (e, t, n) => Qi(n),
		remove: (e, t) => void (e.state.players[t].reserved = V),
		lost: (e, t, n, r) => Ki(e, t, n, "reserved", r)
	}
};
function Zi({ line: e }, t) {
	let n = `line:${t + 1}:${L[e[t]].id}`;
	return {
		id: n,
		ref: n
	};
}
function Qi(e) {
	let { id: t } = R[e];
	return {
		id: `quest:${t}`,
		note: {
			say: "discard-quest",
			quest: t
		},
		ref: `quest:${t}`
	};
}
var $i = {
	offer(e, t, n, r) {
		for (let t = 0; t < U; t++) e.state.line[t] !== V && r.add(t);
	},
	has: (e) => Wi(e.state.line) > 0,
	take(e, t, n, r) {
		let { line: i, players: a } = e.state, o = i[n];
		i[n] = V, a[t].hand.push(o), a[t].known.push(o), e.events !== null && e.tell({
			say: "citizen-picked",
			seat: t,
			citizen: L[o].id,
			source: kn(r)
		});
	},
	face: (e, t, n) => ({
		...Zi(e.state, n),
		note: {
			say: "pick-citizen",
			citizen: L[e.state.line[n]].id
		}
	})
};
// ../h/base/games/quests/scoring.ts
function ea({ completed: e }, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) R[e[r]].type === t && n++;
	return n;
}
function ta({ completed: e }) {
	let t = 0;
	for (let n = 0; n < e.length; n++) t += R[e[n]].vp;
	return t;
}
function na(e) {
	return e.guildMaster < 0 ? 0 : T(B[e.guildMaster].score, "vp", (t) => ea(e, t));
}
function ra(e) {
	return _e(B[e.guildMaster].score).map((t) => ({
		say: "score-line",
		effect: t,
		points: T(t, "vp", (t) => ea(e, t))
	}));
}
var ia = (e) => ta(e) + na(e), aa = ({ players: e }) => e.map(ia), oa = [
	{
		rank: "minister",
		least: 40
	},
	{
		rank: "associate",
		least: 35
	},
	{
		rank: "leader",
		least: 24
	},
	{
		rank: "layman",
		least: 13
	},
	{
		rank: "jester",
		least: 0
	}
];
function sa(e) {
	let { players: t, isOver: n } = e;
	if (!n) return null;
	let r = aa(e), i = se(r, [{
		say: "tie-guild",
		counts: t.map(({ guild: e }) => e.length),
		first: "most"
	}, {
		say: "tie-hand",
		counts: t.map(({ hand: e }) => e.length),
		first: "most"
	}]);
	return {
		ending: t.length === 1 ? ca(r[0]) : ua(i.winners, r),
		...i,
		scores: t.map(da),
		...t.length === 1 ? la(r[0]) : {}
	};
}
function ca(e) {
	let { rank: t } = oa.find(({ least: t }) => e >= t);
	return {
		say: `verdict-${t}`,
		points: e
	};
}
function la(e) {
	let t = oa.findLast(({ least: t }) => t > e);
	if (t === void 0) return {};
	let { rank: n, least: r } = t;
	return { next: {
		say: "next-rank",
		rank: n,
		points: r,
		missing: r - e
	} };
}
function ua(e, t) {
	let n = t[e[0]];
	return e.length === 1 ? {
		say: "ending-won",
		seat: e[0],
		points: n
	} : {
		say: "ending-shared",
		seats: e,
		points: n
	};
}
function da(e, t) {
	return {
		seat: t,
		total: ia(e),
		parts: [{
			say: "score-quests",
			row: { say: "score-quests-row" },
			count: e.completed.length,
			points: ta(e)
		}, {
			say: "score-guild-master",
			row: { say: "score-guild-master-row" },
			guildMaster: B[e.guildMaster].id,
			points: na(e),
			lines: ra(e)
		}]
	};
}
// ../h/base/games/quests/powers.ts
var fa = (e) => e.op === "any" ? e.of.some(fa) : e.op === "act" && e.action === "draw", pa = {
	terms: tn,
	fits: (e, t, n, r) => Xn(e, t, r),
	gain: () => {},
	gainable: () => !1,
	affords: () => !1,
	opens: (e, t, n, r) => n.op === "lose" && n.from === "citizens" && zr(e.state) && fa(r),
	spend: () => {},
	takeable: () => 0,
	take: () => {},
	rivals: (e, t) => Wt(e.state.players.length, t),
	counts: Object.fromEntries(vn.map((e) => [e, (t, n) => ea(t.state.players[n], e)])),
	supplies: { line: $i },
	places: Xi,
	actions: {
		draw: {
			possible: (e) => Vr(e.state),
			begin: (e, t) => Mi(e, t, 1)
		},
		hire: {
			possible: (e, t) => tr(e.state, t),
			begin: (e, t) => e.push("hire", t, Qt)
		},
		reserve: {
			possible: (e, t) => ti(e.state, t),
			begin: (e, t) => e.push("reserve", t, Qt)
		},
		quest: {
			possible: (e, t) => Or(e.state, t),
			begin: (e, t) => e.push("quest", t, Qt)
		}
	},
	verbs: {},
	powers: wn.length,
	effect: On,
	source: kn,
	ref: An
}, ma = At(pa), ha = -1e6;
function ga(e, t) {
	let { hand: n, guild: r } = e.me, i = n.slice();
	return t !== V && i.splice(i.indexOf(t), 1), [...i.map((t) => Oi(e, t)), ...r.map((t) => ki(e, t))].sort((e, t) => e - t);
}
var _a = (e, t) => e.slice(0, t).reduce((e, t) => e + t, 0);
function va(e, t) {
	let n = e.view.line[t], r = _a(ga(e, V), H[t]);
	return Di(e, n) + _i[n] - r;
}
function ya(e, t) {
	let n = _a(ga(e, t), 2);
	return Di(e, t) + _i[t] - Oi(e, t) - n;
}
function ba(e) {
	let { view: t, me: n } = e, r = ha, i = ga(e, V);
	if (t.line.forEach((t, a) => {
		if (t === V || Jn(n) < H[a]) return;
		let o = Di(e, t) + _i[t] - _a(i, H[a]);
		r = Math.max(r, o);
	}), Jn(n) > 2) for (let t of new Set(n.hand)) r = Math.max(r, ya(e, t));
	return r;
}
function xa({ aims: e, me: t, view: n }, r) {
	let i = (t) => {
		let n = e.find(({ quest: e }) => e === t);
		return n === void 0 || n.missing > 3 ? 0 : li.reserve * n.value / (1 + n.missing);
	};
	return (n.players.length === 1 && n.quests.indexOf(r) > 1 ? .3 : 1) * i(r) - i(t.reserved);
}
function Sa({ aims: e, me: t }) {
	let n = Math.max(0, ...e.map(({ value: e, missing: t }) => e / (1 + t)));
	return t.reserved === V ? .6 - .2 * n : -.2;
}
function Ca(e) {
	let t = e.view.quests.filter((e) => e !== V);
	return Math.max(Sa(e), ...t.map((t) => xa(e, t)));
}
function wa(e, t, n) {
	let { guild: r } = e.me;
	if (!Cr(t, n, r)) return null;
	let i = e.aims.filter((e) => e.quest !== t), a = r.map((e) => .3 + Ai(r, i, e)), o = _r(), s = null, c = Infinity, l = Math.min(r.length, 14);
	for (let e = 0; e < 1 << l; e++) {
		let i = 0;
		for (let t = 0; t < l && i < c; t++) e >> t & 1 && (i += a[t]);
		if (!(i >= c)) {
			vr(o), q(o, n);
			for (let t = 0; t < l; t++) e >> t & 1 && yr(o, r[t]);
			xr(o, t) && (s = r.filter((t, n) => n < l && (e >> n & 1) == 1), c = i);
		}
	}
	return s === null ? null : {
		cards: s,
		loss: c
	};
}
function Ta(e, t) {
	let n = wa(e, t, []);
	return n === null ? ha : Si(e.view, e.seat, t) + li.done - Ea * n.loss;
}
var Ea = .6;
function Da(e) {
	let t = [e.me.reserved, ...e.view.quests].filter((e) => e !== V);
	return Math.max(ha, ...t.map((t) => Ta(e, t)));
}
var Oa = ({ me: e }) => e.hand.length < 8 ? .75 : -.5, ka = L.map(({ produces: e }) => Object.values(e).reduce((e, t) => e + (t === "=" ? 1.5 : t), 1)), Aa = {
	...it(pa, Na),
	"power/any": it(pa, Pa)["power/any"],
	action(e, t) {
		let n = Y(e, t);
		return (e) => ja(n, Bi[e]);
	},
	hire(e, t) {
		let n = Y(e, t);
		return (e) => e === 63 ? 0 : e >= 16 ? ya(n, e - 16) : va(n, e);
	},
	pay(e, t) {
		let n = Y(e, t);
		return (e) => -Ma(n, sr(e), e >= or);
	},
	limit(e, t, { guild: n }) {
		let r = Y(e, t);
		return (e) => -Ma(r, e >> 2, n);
	},
	reserve(e, t) {
		let n = Y(e, t);
		return (e) => e === 63 ? 0 : e === Zr ? Sa(n) : xa(n, e);
	},
	"take-quest"(e, t) {
		let n = Y(e, t);
		return (e) => xa(n, e);
	},
	quest(e, t) {
		let n = Y(e, t);
		return (e) => e === 63 ? 0 : Ta(n, e);
	},
	send(e, t, { quest: n }) {
		let r = wa(Y(e, t), n, e.sent);
		return (e) => e === jr ? 2 : r !== null && r.cards.includes(e) ? 1 : -1;
	}
};
function ja(e, t) {
	return t === "draw" ? Oa(e) : t === "hire" ? ba(e) : t === "reserve" ? Ca(e) : t === "quest" ? Da(e) : 0;
}
function Ma(e, t, n) {
	return n ? ki(e, t) : Oi(e, t);
}
function Na(e, t) {
	let n = Y(e, t);
	return {
		prices: hi,
		pass: 0,
		aim: (t) => Ia(e, t),
		acquire: (t, r) => Oi(n, e.line[r]),
		pay: (e, t, r) => gi(r) - Fa(n, e, t),
		card: (e, t) => La(n, e, t)
	};
}
function Pa(e, t) {
	let n = Y(e, t), r = (e) => e === "draw" ? 2 : ja(n, e);
	return {
		...Na(e, t),
		prices: {
			...hi,
			act: r
		}
	};
}
function Fa(e, t, n) {
	return t === "reserved" ? .4 : Ma(e, n % X, n >= X);
}
function Ia({ players: e, first: t, turn: n }, r) {
	let i = e[r], a = (r - t + e.length) % e.length, o = Math.floor((n - 1 - a) / e.length) + 1;
	return Jn(i) === 0 || o === 0 ? -1 : ta(i) / o;
}
function La(e, t, n) {
	if (t === "guild") return ka[n];
	if (t === "line") return -Di(e, n % X);
	let r = e.aims.find(({ quest: e }) => e === n);
	return r === void 0 ? 0 : -r.share;
}
// ../h/base/games/quests/vocabulary/en.ts
var Ra = (e, t, n, r) => `${e === 1 ? "a" : e}${t ? " random" : ""} ${e === 1 ? n : r}`, za = (e, t) => Ra(e, t, "Citizen", "Citizens"), Ba = (e, t, n) => e === 1 && !t && n === "Active" ? "an Active Quest" : Ra(e, t, `${n} Quest`, `${n} Quests`), Va = (e) => e ? "take" : "discard", Ha = (e) => ({
	label: `completed ${e} Quest`,
	each: `each ${e} Quest you have completed`,
	many: `completed ${e} Quests`
}), Ua = {
	worker: ["Worker", "Workers"],
	soldier: ["Soldier", "Soldiers"],
	shadow: ["Shadow", "Shadows"],
	holy: ["Holy", "Holy"],
	gold: ["Gold", "Gold"],
	strength: ["Strength", "Strength"],
	magic: ["Magic", "Magic"]
}, Z = {
	resources: { vp: ["Victory Point", "Victory Points"] },
	counts: {
		adventure: Ha("Adventure"),
		battle: Ha("Battle"),
		commerce: Ha("Commerce"),
		subterfuge: Ha("Subterfuge")
	},
	timings: {},
	modifiers: {},
	supplies: { line: {
		label: "Citizen from the Tavern Line",
		say: () => "a Citizen from the Tavern Line into your hand"
	} },
	filters: {},
	places: {
		citizens: {
			label: "Citizen of your hand or Guild",
			lose: (e, t) => `discard ${za(e, t)} from your hand or Guild`,
			rob: (e, t, n) => `${Va(n)} ${za(e, t)} from their hand or Guild`
		},
		hand: {
			label: "hand",
			lose: (e, t) => `discard ${za(e, t)} from your hand`,
			rob: (e, t, n) => `${Va(n)} ${za(e, t)} from their hand${n ? " into yours" : ""}`
		},
		guild: {
			label: "Guild",
			lose: (e, t) => `discard ${za(e, t)} from your Guild`,
			rob: (e, t, n) => `${Va(n)} ${za(e, t)} from their Guild${n ? " into yours, without the Hire Power" : ""}`
		},
		line: {
			label: "Tavern Line",
			lose: (e, t) => `discard ${za(e, t)} from the Tavern Line`,
			rob: (e, t, n) => `${Va(n)} ${za(e, t)} of the Tavern Line`
		},
		quests: {
			label: "Active Quest",
			lose: (e, t) => `discard ${Ba(e, t, "Active")}`,
			rob: (e, t, n) => `${Va(n)} ${Ba(e, t, "Active")}`
		},
		reserved: {
			label: "Reserved Quest",
			lose: (e, t) => e === 1 && !t ? "discard your Reserved Quest" : `discard ${Ba(e, t, "Reserved")} of yours`,
			rob: (e, t, n) => e === 1 && !t ? `${Va(n)} their Reserved Quest` : `${Va(n)} ${Ba(e, t, "Reserved")} of theirs`
		}
	},
	actions: {
		draw: {
			label: "Draw",
			say: "draw a Citizen"
		},
		hire: {
			label: "Hire",
			say: "hire a Citizen at its price"
		},
		reserve: {
			label: "Reserve",
			say: "reserve a Quest"
		},
		quest: {
			label: "Quest",
			say: "complete a Quest"
		}
	},
	verbs: {},
	signs: {
		gold: "Gold",
		strength: "Strength",
		magic: "Magic",
		equal: "as much again as you discard of it",
		"role:worker": "Worker",
		"role:soldier": "Soldier",
		"role:shadow": "Shadow",
		"role:holy": "Holy",
		"type:adventure": "Adventure",
		"type:battle": "Battle",
		"type:commerce": "Commerce",
		"type:subterfuge": "Subterfuge",
		"card:citizen": "Citizen",
		"card:quest": "Quest",
		"card:guild-master": "Guild Master",
		price: "card cost",
		"action-token": "Action Token",
		"first-player": "First Player",
		done: "completed",
		opponent: "an opponent of your choice",
		owner: "the one whose power it is",
		"each-player": "every player",
		"each-opponent": "every opponent"
	}
}, Wa = ut(Z);
// ../h/base/games/quests/board.ts
function Ga(e, t) {
	let { pen: n } = t, { quests: r, line: i, players: a } = e;
	return [
		n.strong(Ka(e, t)),
		"",
		n.faint(`${s("Active Quests", 44)}VP`),
		...r.flatMap((e, t) => e === V ? [] : Ja(e, a.length === 1 ? H[t] : null, n)),
		n.faint("Tavern Line"),
		...i.flatMap((e, n) => Xa(e, n, t)),
		n.faint(Za(e)),
		"",
		...a.flatMap((n, r) => $a(e, n, r, t))
	];
}
function Ka({ turn: e, active: t, actions: n, isOver: r }, { who: i, width: a }) {
	let o = r ? "the game is over" : `${s(i(t), 24).trimEnd()}, ${ae(n, "action")} left`;
	return s(`Quests of Valeria · turn ${e} · ${o}`, a).trimEnd();
}
function qa(e) {
	let { roles: t, resources: n } = R[e];
	return [...gn.flatMap((e) => t[e] ? [`${t[e]} ${Z.signs[`role:${e}`]}`] : []), ..._n.flatMap((e) => n[e] ? [`${n[e]} ${Z.signs[e]}`] : [])].join(", ");
}
function Ja(e, t, n) {
	let { name: r, vp: i, bonus: a, type: o } = R[e], c = Z.signs[`type:${o}`], l = a === null ? c : `${c}, ${Ht(a, tn)}`;
	return [`${t ?? " "} ${s(r, 42)}${String(i).padStart(2)}  ${l}`, n.faint(`      ${qa(e)}`)];
}
function Ya(e, t, n) {
	let { name: r, role: i, produces: a, power: o } = L[t], c = _n.flatMap((e) => a[e] === void 0 ? [] : [`${a[e]} ${Z.signs[e]}`]).join(" "), l = `${e}${s(r, 12)}${s(Z.signs[`role:${i}`], 8)} ${s(c, 19)}`;
	if (o === null) return [l.trimEnd()];
	let u = Ht(o, tn);
	return l.length + u.length <= n ? [l + u] : [l.trimEnd(), `        ${u}`];
}
function Xa(e, t, { pen: n, width: r }) {
	let i = `  ${H[t]}  `;
	return e === V ? [n.faint(`${i}–`)] : Ya(i, e, r);
}
function Za({ deck: e, discard: t, questDeck: n, questDiscard: r }) {
	return `Citizen deck ${e.length}, discards ${t.length} · Quest deck ${n.length}, discards ${r.length}`;
}
var Qa = (e) => ee(e.map((e) => L[e].name));
function $a(e, t, n, r) {
	let { pen: i, who: a, width: o } = r, { guildMaster: c, hand: l, known: u, guild: d, reserved: f, completed: p } = t, m = n === e.active ? ">" : " ", ee = i.paint(`seat${n}`, s(a(n), 20)), te = `${ae(p.length, "Quest")}, ${ta(t)} VP`, ne = n === e.first ? "  first player" : "", h = [`${m} ${ee} ${i.strong(te)}  hand ${l.length}${ne}`];
	return c >= 0 && h.push(`    Guild Master: ${B[c].name}`), f !== V && h.push(s(`    reserved: ${R[f].name} (${qa(f)})`, o).trimEnd()), p.length > 0 && h.push(...pe("    completed: ", p.map((e) => R[e].name), o)), d.length > 0 && h.push(...pe("    Guild: ", Qa(d), o)), n === e.active && e.sent.length > 0 && h.push(...pe("    sent: ", Qa(e.sent), o)), n === e.viewer ? (l.length > 0 && h.push(i.faint("    hand")), h.push(...l.flatMap((e) => Ya("     ", e, o)))) : u.length > 0 && h.push(...pe("    known in hand: ", Qa(u), o)), h;
}
// ../h/base/games/quests/phases/end.ts
var eo = a({
	fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length === 0 && r === n.active,
	run(e, t) {
		let { players: n, line: r } = e.state;
		if (n.length > 1) {
			let t = e.events === null ? null : {
				line: r.slice(),
				quests: e.state.quests.slice()
			};
			Ur(e, 0), Wr(r, 0), Hr(e), t !== null && Yr(e, t);
		}
		let { hand: i, guild: a } = n[t];
		e.push("next", t), a.length > 8 && e.push("limit", t, no), i.length > 8 && e.push("limit", t, to);
	}
}), to = { guild: !1 }, no = { guild: !0 }, ro = ({ hand: e, guild: t }, n) => n ? t : e, io = le({
	args: { guild: m() },
	fits({ lane: t, state: n }, r, { guild: i }, a) {
		let o = a.at(-1);
		return t === e && r === n.active && (o?.step === "next" || !i && o?.step === "limit" && o.args.guild === !0) && ro(n.players[r], i).length > 8;
	},
	options({ state: e }, t, n, { guild: r }) {
		let i = ro(e.players[t], r);
		for (let e = 0; e < i.length; e++) {
			let t = 0;
			for (let n = 0; n < e; n++) i[n] === i[e] && t++;
			n.add(4 * i[e] + t);
		}
		n.between(i.length - 8, i.length - 8);
	},
	prompt: ({ state: e }, t, { guild: n }) => ({
		say: n ? "ask-limit-guild" : "ask-limit-hand",
		count: ro(e.players[t], n).length - 8,
		most: 8
	}),
	face(e, t, n, { guild: r }) {
		let { id: i } = L[n >> 2], a = r ? "guild" : "hand", o = n & 3 ? `:${(n & 3) + 1}` : "";
		return {
			id: `${a}:${i}${o}`,
			note: {
				say: `discard-from-${a}`,
				citizen: i
			},
			ref: `${a}:${i}${o}`
		};
	},
	resolve(e, t, n, { guild: r }) {
		let i = e.state.players[t], { discard: a } = e.state, o = a.length;
		for (let e = 0; e < n.length; e++) r ? _(i.guild, n[e] >> 2) : Sn(i, n[e] >> 2), a.push(n[e] >> 2);
		e.events !== null && e.tell({
			say: r ? "guild-limited" : "hand-limited",
			seat: t,
			citizens: a.slice(o).map((e) => L[e].id)
		});
	}
}), ao = a({
	fits: ({ lane: t, state: n }, r, i, a) => t === e && a.length === 0 && r === n.active,
	run(e, t) {
		let { players: n } = e.state;
		n.length === 1 && Kr(e);
		let r = (t + 1) % n.length;
		oo(e.state, r) ? (e.state.isOver = !0, e.learn(), e.finish(), so(e)) : e.push("turn", r);
	}
});
function oo({ players: e, first: t, line: n, quests: r }, i) {
	if (e.length === 1) return Gr(n) || Gr(r);
	if (i !== t) return !1;
	for (let t = 0; t < e.length; t++) if (e[t].completed.length >= 5) return !0;
	return !1;
}
function so(e) {
	e.events !== null && e.state.players.forEach(({ guildMaster: t }, n) => e.tell({
		say: "guild-master-shown",
		seat: n,
		guildMaster: B[t].id
	}));
}
// ../h/base/games/quests/turn.ts
var co = a({
	fits: h,
	run(e, t) {
		let { state: n } = e;
		n.turn++, n.active = t, n.actions = 2, e.events !== null && e.tell({
			say: "turn",
			seat: t,
			turn: n.turn
		}), e.push("end", t), e.push("action", t);
	}
});
function lo(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, uo(t)]));
}
function uo(e) {
	return e.kind === "choose" ? {
		...e,
		face(t, n, r, i) {
			let a = e.face(t, n, r, i);
			return {
				ref: a.id === "pass" || a.id === "done" ? "turn" : `bonus:${a.id}`,
				...a
			};
		}
	} : e;
}
var fo = {
	turn: co,
	action: Ui,
	hire: dr,
	pay: ur,
	reserve: si,
	"take-quest": ci,
	quest: Ir,
	send: Nr,
	end: eo,
	limit: io,
	next: ao,
	...lo(ma.steps)
};
// ../h/base/games/quests/check.ts
function po(e) {
	return oe({
		description: qn,
		families: Object.values(W),
		steps: fo,
		players: [
			1,
			2,
			3,
			4,
			5
		],
		isOver: (e) => e.isOver,
		invariants: mo
	}, e);
}
function mo(t) {
	let { players: n, first: r, active: i, turn: a, quests: o, sent: s, core: c, isOver: l } = t, u = n.length, d = [], f = (e, t) => void (e && d.push(t));
	f(a === 0, "no turn has begun"), f(i !== (r + Math.max(0, a - 1)) % u, "it is not the turn of this seat"), f(o.length !== In(u), "there are too many places for Quests, or too few");
	let p = c.agenda[e].at(-1)?.step;
	return f(s.length > 0 && p !== "send", "Citizens are sent, but on no Quest"), n.forEach(({ guildMaster: e, hand: t, known: n, guild: a, completed: o }, s) => {
		let c = n.every((e, r) => ho(n.slice(0, r + 1), e) <= ho(t, e));
		if (f(!c, `players[${s}] is known to hold a card that is not in the hand`), f(e === V, `players[${s}] has no Guild Master`), u > 1 && s !== i && !l) {
			f(t.length > 8 || a.length > 8, `players[${s}] has too many cards`);
			let e = o.length >= 5, n = (s + u - r) % u < (i + u - r) % u;
			f(e && !n, `players[${s}] has ended the game already`);
		}
	}), d;
}
function ho(e, t) {
	return e.filter((e) => e === t).length;
}
// ../h/base/games/quests/clone.ts
function go(e) {
	let t = Array(e.length);
	for (let n = 0; n < e.length; n++) {
		let { guildMaster: r, hand: i, known: a, guild: o, reserved: s, completed: c } = e[n];
		t[n] = {
			guildMaster: r,
			hand: i.slice(),
			known: a.slice(),
			guild: o.slice(),
			reserved: s,
			completed: c.slice()
		};
	}
	return t;
}
function _o(e) {
	return {
		core: l(e.core),
		first: e.first,
		active: e.active,
		turn: e.turn,
		actions: e.actions,
		isOver: e.isOver,
		line: e.line.slice(),
		deck: e.deck.slice(),
		discard: e.discard.slice(),
		quests: e.quests.slice(),
		questDeck: e.questDeck.slice(),
		questDiscard: e.questDiscard.slice(),
		sent: e.sent.slice(),
		spare: e.spare,
		players: go(e.players)
	};
}
// ../h/base/games/quests/about.ts
var vo = {
	name: "Quests of Valeria",
	players: [1, 5],
	company: 2,
	box: {
		picture: "tavern-sign",
		author: "Delapouite",
		from: "#2f6b57",
		to: "#12291f"
	},
	words: {
		en: {
			name: "Quests of Valeria",
			line: "Hire Citizens in the tavern, set off a cascade of actions, and send your Guild on five Quests.",
			minutes: "30–45",
			solo: "Alone, under the eyes of a royal auditor"
		},
		de: {
			name: "Quests of Valeria",
			line: "Wirb Bürger in der Taverne an, löse eine Kette von Aktionen aus und schick deine Gilde auf fünf Quests.",
			minutes: "30–45",
			solo: "Allein, unter den Augen eines königlichen Prüfers"
		},
		fr: {
			name: "Quests of Valeria",
			line: "Embauche des Citoyens à la taverne, déclenche une cascade d’actions et envoie ta Guilde accomplir cinq Quêtes.",
			minutes: "30–45",
			solo: "En solitaire, sous l’œil d’un inspecteur royal"
		}
	}
}, yo = [{
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
		say: "setting-players-are",
		count: e
	})
}], bo = [
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
], xo = {
	id: "quests",
	name: vo.name,
	rulesVersion: 1,
	settings: yo
};
// ../h/base/games/quests/ledger.ts
function So() {
	return [
		...L.map(Co),
		...R.map(wo),
		...B.map(To)
	];
}
function Co(e) {
	let { id: t, name: n, role: r, copies: i, produces: a, power: o, notSolo: s, source: c, standIns: l } = e, u = _n.flatMap((e) => a[e] === void 0 ? [] : [`${a[e]} ${Z.signs[e]}`]);
	return {
		id: t,
		kind: "citizen",
		name: n,
		copies: i,
		cost: "",
		note: [
			Z.signs[`role:${r}`],
			...u,
			o === null ? "–" : Ht(o, tn)
		].join(" | "),
		sentence: o === null ? "" : qt(o, Wa),
		source: c,
		standIns: l,
		facts: {
			role: r,
			produces: { ...a },
			power: o === null ? null : b(o),
			notSolo: s
		}
	};
}
function wo(e) {
	let { id: t, name: n, type: r, roles: i, resources: a, vp: o, bonus: s, source: c, standIns: l } = e;
	return {
		id: t,
		kind: "quest",
		name: n,
		copies: 1,
		cost: [...gn.flatMap((e) => i[e] === void 0 ? [] : [`${i[e]} ${Z.signs[`role:${e}`]}`]), ..._n.flatMap((e) => a[e] === void 0 ? [] : [`${a[e]} ${Z.signs[e]}`])].join(", "),
		note: `${Z.signs[`type:${r}`]} | ${o}VP${s === null ? "" : ` | ${Ht(s, tn)}`}`,
		sentence: s === null ? "" : qt(s, Wa),
		source: c,
		standIns: l,
		facts: {
			type: r,
			roles: { ...i },
			resources: { ...a },
			vp: o,
			bonus: s === null ? null : b(s)
		}
	};
}
function To({ id: e, name: t, score: n, source: r, standIns: i }) {
	return {
		id: e,
		kind: "guild-master",
		name: t,
		copies: 1,
		cost: "",
		note: Ht(n, tn),
		sentence: qt(n, Wa),
		source: r,
		standIns: i,
		facts: { score: b(n) }
	};
}
// ../h/base/games/quests/legend.ts
var Eo = {
	numbers: {
		citizen: te(L),
		quest: te(R),
		"guild-master": te(B)
	},
	where: {
		...qn.where,
		"players[].known[]": "citizen"
	}
}, Do = {
	mean: [
		8.6813,
		5.5499,
		2.0029,
		2.4864,
		2.5315,
		5.3076,
		1.9615,
		3.7719,
		3.0652,
		1.0035,
		.46583,
		.62008,
		.34498,
		3.6839
	],
	scale: [
		.16991,
		.33474,
		.75512,
		.56407,
		.65515,
		.29584,
		.94983,
		.58687,
		.84884,
		1.3652,
		2.0047,
		1.0811,
		3.5858,
		.83069
	],
	first: [
		.43667,
		.16248,
		.40206,
		.038308,
		.053078,
		.31682,
		-.19345,
		-.033756,
		.025706,
		.10125,
		.12028,
		-.14361,
		-.16853,
		-.39913,
		.17087,
		-.13133,
		-.62674,
		-.16268,
		.75615,
		-.057007,
		.034712,
		-.17715,
		.14618,
		.062769,
		-.18896,
		.11417,
		-.14774,
		-.076575,
		-.087983,
		.091217,
		.2168,
		-.34827,
		-.075277,
		-.46314,
		-.27565,
		.0043925,
		-.41131,
		-.30954,
		.29396,
		-.14313,
		-.13885,
		-.040976,
		-.33361,
		-.0071723,
		-.2347,
		.38368,
		.31381,
		-.052842,
		-.018439,
		-.035915,
		-.46695,
		-.038205,
		-.092718,
		-.0071844,
		.097991,
		-.054326,
		-.53259,
		.14586,
		-.3085,
		.21139,
		.29098,
		-.68125,
		.15843,
		-.12579,
		.36612,
		.092441,
		-.058169,
		-.16295,
		.23303,
		.11023,
		-.061185,
		.27043,
		-.072251,
		-.0050552,
		-.4471,
		.40936,
		-.55158,
		.37595,
		.23629,
		.069969,
		-.01468,
		.013164,
		-.0046405,
		.097942,
		.046479,
		-.082127,
		-.18388,
		.14482,
		-.15392,
		-.40251,
		.51622,
		-.44825,
		.27301,
		.24529,
		.085915,
		.065577,
		-.11424,
		-.28831,
		.09441,
		-.21312,
		.15633,
		-.015157,
		-.22798,
		.039802,
		-.29421,
		-.42894,
		.45549,
		-.055708,
		-.54618,
		-.17102,
		-.1835,
		-.31416,
		.0010223,
		-.23914,
		-.26361,
		.41575,
		-.07763,
		-.21999,
		.22723,
		.14312,
		-.80539,
		.27937,
		-.88561,
		-.35262,
		-.20143,
		-.071008,
		.22863,
		.11704,
		-.20446,
		.086157,
		-.078833,
		-.010151,
		-.19837,
		-.080484,
		.36666,
		-.23316,
		-.34407,
		-.13289,
		-.10059,
		.038487,
		-.070934,
		.071455,
		.15074,
		.33996,
		-.69642,
		-.03311,
		.3147,
		.27464,
		.10797,
		-.39832,
		-.43187,
		.087631,
		-.5696,
		-.3276,
		-.011005,
		-.046285,
		-.14042,
		-.2987,
		-.18125,
		-.20313,
		-.13673,
		-.12747,
		.21854,
		-.23349,
		-.10456,
		.16932,
		-.20815,
		-.2062,
		.079331,
		-.1097,
		.12834,
		.23782,
		-.4804,
		.080771,
		.35008,
		.12585,
		-.5013,
		-.2019,
		.1597,
		.050311,
		.21786,
		-.6534,
		.41609,
		.084966,
		.23958,
		-.17215,
		.0044157,
		-.092569,
		-.11875,
		-.11028,
		.038623,
		-.04575,
		-.21756,
		.23275,
		-.68635,
		.51368,
		.83201,
		.07887,
		.088771,
		.42226,
		.09967,
		-.012874,
		-.23406,
		.096776,
		-.26934,
		.053264,
		.13631,
		-.3471,
		.078307,
		.82648,
		.35077,
		-.12592,
		.23356,
		.028789,
		.015422,
		.021351,
		.072381,
		-.078503,
		-.23798,
		-.013275,
		.34278,
		.21131,
		-.24976,
		-.034484,
		-.17815,
		.6208,
		.44023,
		.3361,
		.12631,
		-.25166,
		-.15514,
		.0090672,
		.28313,
		-.018521,
		.070473,
		-.0051671,
		.3784,
		-.35545,
		-.042873,
		-.16877
	],
	second: [
		-.13412,
		.2854,
		.24277,
		-.20858,
		-.0079044,
		.060897,
		.11,
		.092948,
		.54852,
		.4078,
		.39974,
		-.20874,
		.28352,
		.04165,
		.12488,
		-.33172,
		-.16317,
		.31616,
		-.4371,
		.16903,
		.12644,
		.023995,
		.11114,
		.42759,
		-.45226,
		-.15241,
		-.49742,
		.28905,
		-.01487,
		.30632,
		.054949,
		.047446,
		.33688,
		-.020189,
		-.16253,
		.25045,
		.32756,
		.27511,
		.086,
		-.17562,
		-.16854,
		.159,
		.4308,
		.15459,
		.074126,
		-.18899,
		-.33371,
		-.094075,
		-.34426,
		.32965,
		.070675,
		.013666,
		-.011172,
		.25544,
		.17868,
		.11342,
		.38799,
		.33967,
		-.27224,
		.088957,
		-.25133,
		.082249,
		-.085691,
		.12612,
		.40633,
		.25021,
		.2357,
		.2116,
		.31461,
		-.25648,
		.066919,
		.0048954,
		.11555,
		.23782,
		.32082,
		-.29597,
		-.22832,
		-.10352,
		.18806,
		.24365,
		.13634,
		.19844,
		-.12987,
		-.031131,
		.15048,
		-.12317,
		-.10918,
		.16043,
		.3217,
		.16435,
		.054497,
		-.082048,
		-.049799,
		.23972,
		.29646,
		.20481,
		.0058142,
		-.30519,
		-.25043,
		-.29609,
		-.12911,
		.013821,
		.015262,
		.12622,
		-.079802,
		-.62519,
		.59496,
		.25658,
		.15744,
		-.032035,
		-.19244,
		.11902,
		-.12357,
		-.29143,
		.40924,
		-.74614,
		.12517,
		-.35076,
		-.8181,
		.015822,
		.21731,
		-.54733,
		-.060737,
		-.13581,
		.047036,
		.30917,
		-.20958,
		.11355,
		.18297,
		.0906,
		.34955,
		.37371,
		.01366,
		.051172,
		-.20155,
		-.035754
	],
	last: [
		-.22741,
		.20259,
		-.17014,
		.14035,
		.13857,
		-.14827,
		-.96478,
		-.10437,
		59088e-18
	],
	trust: .77779
}, Oo = {
	points: 1,
	turns: 0,
	completed: .8,
	hand: .35,
	guild: .5,
	resources: .15,
	roles: .2,
	best: .9,
	second: .35,
	missing: -.3,
	reserved: .3,
	actions: .5,
	waits: -.8,
	players: 0
}, ko = _r(), Ao = {
	names: Object.keys(Oo),
	points: Object.values(Oo),
	spread: {
		least: 2.5,
		perTurn: .6
	},
	turns: 1,
	horizon: 2,
	unit: 1,
	clumsy: .3,
	par: 38,
	learned: Do,
	features(e, t, n) {
		let { players: r, quests: i, active: a, actions: o } = e, s = r[t], c = r.length;
		vr(ko), q(ko, s.guild);
		let l = 0, u = 0, d = 9;
		for (let n = -1; n < i.length; n++) {
			let r = n < 0 ? s.reserved : i[n];
			if (r === V) continue;
			let a = Ci(ko, r), o = (Si(e, t, r) + 1.5) / (1 + a);
			o > l ? (u = l, l = o) : o > u && (u = o), a < d && (d = a);
		}
		let f = 0;
		for (let { completed: e } of r) f = Math.max(f, e.length);
		let p = 0;
		for (let e = 0; e < 3; e++) p += Math.min(8, br(ko, e));
		let m = 0;
		for (let e = 0; e < 4; e++) ko.roles[e] > 0 && m++;
		n[0] = aa(e)[t], n[1] = Math.max(0, 5 - f) * 2.2, n[2] = s.completed.length, n[3] = Math.min(8, s.hand.length), n[4] = s.guild.length, n[5] = p, n[6] = m, n[7] = l, n[8] = u, n[9] = d, n[10] = s.reserved === V ? 0 : 1, n[11] = a === t ? o : 0, n[12] = (t - a + c) % c / c, n[13] = c;
	}
};
// ../h/base/games/quests/setup.ts
function jo({ players: e }, t) {
	return {
		core: re(e, t),
		first: 0,
		active: 0,
		turn: 0,
		actions: 2,
		isOver: !1,
		line: Array.from({ length: U }, () => V),
		deck: r(W.citizen, e),
		discard: [],
		quests: Array.from({ length: In(e) }, () => V),
		questDeck: r(W.quest, e),
		questDiscard: [],
		sent: [],
		spare: r(W["guild-master"], e),
		players: Array.from({ length: e }, Mo)
	};
}
function Mo() {
	return {
		guildMaster: V,
		hand: [],
		known: [],
		guild: [],
		reserved: V,
		completed: []
	};
}
var No = 2;
function Po(e) {
	let { state: t } = e, { players: n, spare: r } = t;
	e.shuffle(r), e.shuffle(t.deck), e.shuffle(t.questDeck);
	for (let e of n) e.guildMaster = r.pop();
	for (let t = 0; t < n.length; t++) Mi(e, t, 3);
	Hr(e), Ur(e, n.length === 1 ? No : 0), t.first = e.below(n.length), e.push("turn", t.first);
}
// ../h/base/games/quests/takes.ts
function Fo({ players: e, first: t }, n) {
	let r = e.flatMap(({ guildMaster: n }, r) => [de(r, t, e.length), {
		seat: r,
		kind: "guild-master",
		id: B[n].id
	}]);
	for (let e of n) {
		let t = Number(e.seat);
		e.say === "hired" || e.say === "hired-from-hand" ? r.push({
			seat: t,
			kind: "citizen",
			id: String(e.citizen)
		}) : e.say === "quest-completed" && r.push({
			seat: t,
			kind: "quest",
			id: String(e.quest)
		});
	}
	return r;
}
// ../h/base/games/quests/view.ts
var Io = /* @__PURE__ */ new WeakMap();
function Lo(e, t) {
	let n = Io.get(e);
	if (n === void 0) {
		let t = e.players.map((t, n) => n === e.viewer ? t : {
			...t,
			hand: [...t.known, ...t.hand.slice(t.known.length)]
		});
		n = {
			...e,
			players: t
		}, Io.set(e, n);
	}
	return qn.guess(n, t, _o);
}
// ../h/base/games/quests/words/cards.ts
var Q = o({
	citizen: L,
	quest: R,
	"guild-master": B
}), Ro = (e) => Array.isArray(e) ? e.map(String) : [];
function zo(e, t, n = Q) {
	let r = /* @__PURE__ */ new Map();
	for (let t of Ro(e)) r.set(t, (r.get(t) ?? 0) + 1);
	let i = [...r].map(([e, t]) => {
		let r = [n(e)].flat();
		return t === 1 ? r : [...r, `\u00a0×${t}`];
	});
	return ce(i, ", ", t);
}
var $ = (e) => Number(e), Bo = (e) => Object.entries(e ?? {}), Vo = (e) => zo(e, " and "), Ho = (e) => zo(e, " and ", (e) => xt(Q(e))), Uo = (e) => ae($(e), "card"), Wo = (e) => qt(ye(e.effect), Wa).replace(/\.$/, ""), Go = (e) => Jt(ye(e.effect), Wa), Ko = (e) => e.source === "" || e.source === void 0 ? [] : i` (${Q(e.source)})`;
function qo({ roles: e, resources: t }) {
	let n = [...Bo(e).map(([e, t]) => lt(t, Ua[e])), ...Bo(t).map(([e, t]) => lt(t, Ua[e]))];
	return n.length < 2 ? n.join("") : `${n.slice(0, -1).join(", ")} and ${n.at(-1)}`;
}
function Jo({ citizens: e, quests: t }) {
	return Ro(e).length === 0 ? ["Quests: ", ...Vo(t)] : Ro(t).length === 0 ? Vo(e) : [
		...Vo(e),
		"; Quests: ",
		...Vo(t)
	];
}
var Yo = {
	minister: "Minister of Quests",
	associate: "Associate Minister of Quests",
	leader: "Leader of Quests",
	layman: "Layman of Quests"
}, Xo = {
	hand: "hand",
	guild: "Guild"
}, Zo = fe("Quests of Valeria", {
	"setting-players": () => "Players",
	"setting-players-are": ({ count: e }) => e === 1 ? "Alone: as many points as you can before a line runs dry" : e === 2 ? "For 2, with four Active Quests" : `For ${$(e)}, with six Active Quests`,
	"ask-action": ({ left: e }) => $(e) === 1 ? "Choose your second action." : "Choose the first of your two actions.",
	"ask-hire": ({ bonus: e }) => e === !0 ? "A bonus: you may hire a Citizen." : "Which Citizen will you hire?",
	"ask-reserve": ({ bonus: e }) => e === !0 ? "A bonus: you may reserve a Quest." : "Which Quest will you reserve?",
	"ask-quest": ({ bonus: e }) => e === !0 ? "A bonus: you may complete a Quest." : "Which Quest will you complete?",
	"ask-pay": ({ citizen: e, price: t }) => g`${Q(e)} costs ${Uo(t)}. Which will you discard, from hand or Guild?`,
	"ask-send": (e) => Bo(e.roles).length + Bo(e.resources).length === 0 ? g`${Q(e.quest)}: that is enough. Complete it, or send more?` : g`${Q(e.quest)}: whom will you send? Still needed: ${qo(e)}.`,
	"ask-limit-hand": ({ count: e, most: t }) => `You may keep ${$(t)} cards in hand. Discard ${$(e)}.`,
	"ask-limit-guild": ({ count: e, most: t }) => `You may keep ${$(t)} Citizens in your Guild. Discard ${$(e)}.`,
	"power-or": (e) => g`${Q(e.source)}: choose one.`,
	"power-any": (e) => g`${Q(e.source)}: what will you use next?`,
	"power-use": (e) => Ro(e.sources).length === 1 ? g`${Vo(e.sources)}: will you use its power?` : g`${Vo(e.sources)}: which power will you use?`,
	"power-may": (e) => g`${Q(e.source)}: will you use its power?`,
	"power-pay": (e) => g`${Q(e.source)}: ${Wo(e)}.`,
	"power-lose": (e) => g`${Q(e.source)}: which will you discard?`,
	"power-rob": (e) => g`${Q(e.source)}: whom does it strike?`,
	"power-aim": (e) => g`${Q(e.source)}: choose an opponent.`,
	"power-take": (e) => g`${Q(e.source)}: how much will you take?`,
	"power-acquire": (e) => g`${Q(e.source)}: take a Citizen into your hand?`,
	"action-draw": () => "Draw a Citizen",
	"action-hire": () => "Hire a Citizen",
	"action-reserve": () => "Reserve a Quest",
	"action-quest": () => "Complete a Quest",
	"action-forfeit": () => "There is nothing you can do: go on",
	hire: ({ citizen: e, price: t }) => $(t) === 0 ? g`Hire ${Q(e)} for nothing` : g`Hire ${Q(e)} for ${Uo(t)}`,
	"hire-from-hand": ({ citizen: e, price: t }) => g`Hire ${Q(e)} from your hand for ${Uo(t)}`,
	reserve: ({ quest: e }) => g`Reserve ${Q(e)}`,
	renew: () => "Replace all Active Quests, then reserve one",
	"go-on-quest": ({ quest: e }) => g`Complete ${Q(e)}`,
	send: ({ citizen: e }) => g`Send ${Q(e)}`,
	"send-on": ({ citizen: e, quest: t }) => g`${Q(t)}: send ${Q(e)}`,
	complete: () => "Complete the Quest",
	pass: () => "No, thanks",
	"discard-from-hand": ({ citizen: e }) => g`Discard ${Q(e)} from your hand`,
	"discard-from-guild": ({ citizen: e }) => g`Discard ${Q(e)} from your Guild`,
	"citizen-of": ({ citizen: e, seat: t }, n) => g`Choose ${Q(e)} of ${n(t)}`,
	"discard-citizen": ({ citizen: e }) => g`Discard ${Q(e)}`,
	"discard-quest": ({ quest: e }) => g`Discard ${Q(e)}`,
	"pick-citizen": ({ citizen: e }) => g`Take ${Q(e)}`,
	"use-power": (e) => g`${Q(e.card)}: ${Go(e)}`,
	"power-do": (e) => Go(e),
	"power-done": () => "Leave it at that",
	"power-at": ({ seat: e }, t) => g`Choose ${t(e)}`,
	"no-citizens": () => "there is no Citizen left to draw",
	"no-quests": () => "there is no Quest left",
	"too-dear": ({ n: e, has: t }) => e === void 0 ? "needs more cards in hand and Guild" : `needs ${Uo(e)} from hand and Guild, you have ${$(t)}`,
	"none-met": () => "your Guild meets the requirements of no Quest",
	"not-met": (e) => `your Guild still needs ${qo(e)}`,
	"power-cannot-pay": () => "you have nothing to pay with",
	"power-nothing-there": () => "there is nothing to be had",
	turn: ({ seat: e, turn: t }, n) => g`Turn ${$(t)}: ${n(e)}`,
	drew: ({ seat: e, citizen: t }, n) => t === null ? g`${n(e)} draws a Citizen.` : g`${n(e)} draws ${xt(Q(t))}.`,
	forfeited: ({ seat: e }, t) => g`${t(e)} can do nothing and loses an action.`,
	hired: ({ seat: e, citizen: t, paid: n }, r) => Ro(n).length === 0 ? g`${r(e)} hires ${xt(Q(t))}${i` for nothing`}.` : g`${r(e)} hires ${xt(Q(t))}${i` and discards ${Ho(n)}`}.`,
	"hired-from-hand": ({ seat: e, citizen: t, paid: n }, r) => g`${r(e)} hires ${xt(Q(t))}${i` from the hand and discards ${Ho(n)}`}.`,
	"reserved-dropped": ({ seat: e, quest: t }, n) => g`${n(e)} gives up the Reserved Quest ${Q(t)}.`,
	reserved: ({ seat: e, quest: t }, n) => g`${n(e)} reserves ${Q(t)}.`,
	renewed: ({ seat: e, quests: t }, n) => g`${n(e)} replaces the Active Quests${i`: ${Vo(t)}`}.`,
	"quest-completed": ({ seat: e, quest: t, points: n, citizens: r }, a) => g`${a(e)} completes ${Q(t)}${i` for ${$(n)} VP with ${Ho(r)}`}.`,
	"last-round": ({ seat: e }, t) => g`${t(e)} has completed a fifth Quest. The round is played to its end.`,
	"citizen-discarded": (e, t) => e.from === "line" ? g`${t(e.seat)} discards ${Q(e.citizen)}${i` from the Tavern Line`}${Ko(e)}.` : g`${Q(e.citizen)} is discarded from the ${Xo[String(e.from)]} of ${t(e.seat)}${Ko(e)}.`,
	"quest-discarded": (e, t) => e.from === "tavern" ? g`${t(e.seat)} discards the Active Quest ${Q(e.quest)}${Ko(e)}.` : g`The Reserved Quest of ${t(e.seat)} is discarded: ${Q(e.quest)}${Ko(e)}.`,
	"card-stolen": (e, t) => e.citizen === null ? g`${t(e.seat)} takes a card from the hand of ${t(e.from)}${Ko(e)}.` : g`${t(e.seat)} takes ${Q(e.citizen)} from the hand of ${t(e.from)}${Ko(e)}.`,
	"citizen-taken": (e, t) => g`${t(e.seat)} takes ${Q(e.citizen)} from the Guild of ${t(e.from)}${Ko(e)}.`,
	"citizen-picked": (e, t) => g`${t(e.seat)} takes ${Q(e.citizen)}${i` from the Tavern Line into the hand`}${Ko(e)}.`,
	"hand-limited": ({ seat: e, citizens: t }, n) => g`${n(e)} has too many cards in hand and discards ${Ho(t)}.`,
	"guild-limited": ({ seat: e, citizens: t }, n) => g`${n(e)} has too many Citizens in the Guild and discards ${Ho(t)}.`,
	"citizens-shuffled": ({ cards: e }) => g`The discarded Citizens are shuffled: a new deck of ${Uo(e)}.`,
	"quests-shuffled": ({ cards: e }) => g`The discarded Quests are shuffled: a new deck of ${Uo(e)}.`,
	"tavern-filled": (e) => g`New in the Tavern: ${Jo(e)}.`,
	"tavern-left": (e) => g`Gone from the Tavern: ${Jo(e)}.`,
	"guild-master-shown": ({ seat: e, guildMaster: t }, n) => g`The Guild Master of ${n(e)} is ${Q(t)}.`,
	"ending-won": ({ seat: e, points: t }, n) => g`${n(e)} wins with ${$(t)} Victory Points. That guild is the envy of Valeria.`,
	"ending-shared": ({ seats: e, points: t }, n) => g`${ce(Ro(e).map(n), ", ", " and ")} share the victory with ${$(t)} Victory Points each.`,
	"verdict-minister": ({ points: e }) => `${$(e)} points: Minister of Quests! The auditor closes the book: nobody else need apply.`,
	"verdict-associate": ({ points: e }) => `${$(e)} points: Associate Minister of Quests. The auditor is pleased, and would look no further if the King is in a hurry.`,
	"verdict-leader": ({ points: e }) => `${$(e)} points: Leader of Quests. The auditor suggests a trial, short and badly paid.`,
	"verdict-layman": ({ points: e }) => `${$(e)} points: Layman of Quests. The auditor feared as much, and writes it down.`,
	"verdict-jester": ({ points: e }) => `${$(e)} points: Minister of Jests. The auditor has not laughed like that for years.`,
	"score-line": (e) => Wo(e),
	"next-rank": ({ rank: e, points: t, missing: n }) => `${Yo[String(e)]} begins at ${$(t)} points: ${$(n)} more.`,
	"score-quests": ({ count: e }) => ae($(e), "Quest"),
	"score-quests-row": () => "Quests",
	"score-guild-master": ({ guildMaster: e }) => Q(e),
	"score-guild-master-row": () => "Guild Master",
	"tie-guild": ({ n: e }) => `A tie goes to the most Citizens in the Guild: ${$(e)}`,
	"tie-hand": ({ n: e }) => `Still a tie: it goes to the most cards in hand: ${$(e)}`
}), Qo = u({
	...xo,
	variants: bo,
	steps: fo,
	unpack: jo,
	deal: Po,
	description: qn,
	clone: _o,
	view: qn.show,
	sample: Lo,
	outcome: sa,
	standing: aa,
	prospects: Ao,
	cards: qn.cards,
	problems: po,
	turns: (e) => e.turn,
	takes: Fo,
	powers: wn,
	inPlay: Fn,
	ledger: So,
	legend: Eo,
	words: {
		en: Zo,
		de: Zo,
		fr: Zo
	},
	board: Ga,
	appraise: Aa
});
export { Qo as game, Qo as quests };
