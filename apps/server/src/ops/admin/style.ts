/** The colours are those of the app by lamplight. */
export const style = `
:root { color-scheme: dark; --table: #191410; --panel: #261e18; --raised: #33291f; --ink: #f4ead6; --soft: #d3c2a4;
  --line: #4a3b2c; --action: #e6b052; --action-ink: #21170c; --good: #93d8a2; --bad: #ffa091; --focus: #93ccff; }
* { box-sizing: border-box; }
body { margin: 0; background: radial-gradient(ellipse at 50% -10%, #3a2b1c, var(--table) 60%) fixed var(--table);
  color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 1.7rem; letter-spacing: .06em; font-weight: 600; color: var(--action); }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; font-weight: 600; color: var(--soft); }
section { margin-top: 1.25rem; padding: 1rem 1.25rem; background: var(--panel); border: 1px solid var(--line);
  border-radius: .6rem; box-shadow: 0 .3rem 1rem #0006; overflow-x: auto; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .75rem; margin: 0; }
.figures div { padding: .6rem .8rem; background: var(--raised); border-radius: .4rem; }
.figures dt { color: var(--soft); font-size: .85rem; }
.figures dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .75rem .35rem 0; text-align: start; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td.number, th.number { text-align: end; }
p { max-width: 60ch; }
.soft { color: var(--soft); }
.good { color: var(--good); }
.bad { color: var(--bad); }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
label { display: block; margin: .75rem 0 .35rem; }
input, select { width: 100%; max-width: 26rem; min-height: 44px; padding: 0 .75rem; font: inherit; color: var(--ink);
  background: var(--table); border: 1px solid var(--line); border-radius: .4rem; }
button { min-height: 44px; padding: 0 1.1rem; font: inherit; font-weight: 600; color: var(--action-ink);
  background: var(--action); border: 0; border-radius: .4rem; cursor: pointer; }
button.quiet { color: var(--ink); background: none; border: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
form { margin: .75rem 0 0; }
header form { margin: 0; }
`;
