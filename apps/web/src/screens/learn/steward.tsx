/** The steward who gives the lessons: head and shoulders in the line of a woodcut, 240 by 250. He blinks now and then. */
export function Steward() {
  return (
    <svg
      className="cw-steward"
      viewBox="0 0 240 250"
      // Where there is less room, less of him is seen.
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="#1c120a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
        <Robe />
        <Head />
        <Cap />
        <Staff />
      </g>
    </svg>
  );
}

/** A red gown with a collar of fur, and the chain of his office. */
const Robe = () => (
  <>
    <path fill="#8e2a1e" d="M12 254c0-46 20-76 58-90l26-8h52l26 8c36 14 54 44 54 90z" />
    <path
      fill="none"
      stroke-width="3"
      opacity=".5"
      d="M62 206c-6 14-8 30-8 46M180 206c6 14 8 30 8 46M104 232v22M140 232v22"
    />
    <path
      fill="#f7eeda"
      d="M66 166c8 34 30 52 56 52s48-18 56-52l16 12c-8 44-38 66-72 66s-64-22-72-66z"
    />
    <path
      fill="none"
      stroke-width="5"
      d="M66 194l1 5M84 216l1 5M108 229l1 5M136 229l-1 5M160 216l-1 5M178 194l-1 5"
    />
    <path fill="none" stroke="#5e3f0d" stroke-width="9" d="M92 202c8 20 52 20 60 0" />
    <path
      fill="none"
      stroke="#f0c65a"
      stroke-width="5"
      stroke-dasharray=".1 8.5"
      d="M92 202c8 20 52 20 60 0"
    />
    <circle cx="122" cy="226" r="12" fill="#e2b64e" stroke-width="3" />
    <path fill="#3a2405" stroke="none" d="M115 232v-9h3v-3h2.500v3h3v-3h2.500v3h3v9h-5v-4h-4v4z" />
  </>
);

/** A long face with a full white beard; what his mouth says stands on the parchment. */
const Head = () => (
  <>
    <path
      fill="#e9c497"
      d="M80 92c-3 20-1 38 5 52l74 1c6-15 8-33 5-53zM79 114c-11-4-14 14-2 22M165 114c11-4 14 14 2 22"
    />
    <path
      fill="#f6efdf"
      d="M80 122c4 10 10 17 20 20 14-6 30-6 44 0 10-3 16-10 20-20 4 22 2 42-8 60-8 15-20 26-34 30-14-4-26-15-34-30-10-18-12-38-8-60z"
    />
    <path
      fill="none"
      stroke-width="2.500"
      opacity=".45"
      d="M98 164c2 12 6 22 12 30M122 172v28M146 164c-2 12-6 22-12 30"
    />
    <path
      fill="#fffaf0"
      d="M122 142c-8-9-28-8-38 9 13 6 28 5 38-4 10 9 25 10 38 4-10-17-30-18-38-9z"
    />
    <path fill="#d9a878" stroke-width="3" d="M119 106c1 11-7 18-6 25 2 6 16 6 18 0 1-7-7-14-6-25" />
    <g className="cw-steward-eyes" stroke="none">
      <ellipse cx="103" cy="117" rx="4.500" ry="5" fill="#1c120a" />
      <ellipse cx="141" cy="117" rx="4.500" ry="5" fill="#1c120a" />
      <circle cx="104.800" cy="115" r="1.500" fill="#fff" />
      <circle cx="142.800" cy="115" r="1.500" fill="#fff" />
    </g>
    <path
      fill="none"
      stroke="#efe6d2"
      stroke-width="7"
      d="M90 106c7-7 16-7 21-2M133 104c5-5 14-5 21 2"
    />
  </>
);

/** A flat cap with a brooch and a quill: he writes the accounts. */
const Cap = () => (
  <>
    <path
      fill="#23594a"
      d="M64 92C44 62 66 26 112 22c50-6 88 20 72 62-3 8-10 10-18 8-30-9-58-9-84 2-8 4-14 4-18-2z"
    />
    <path
      fill="none"
      stroke-width="3"
      opacity=".5"
      d="M84 82c-6-16-2-32 10-42M152 78c10-14 8-30-2-42"
    />
    <path fill="#d8a63f" d="M76 96c30-13 64-13 92-3l-1 13c-30-10-60-10-90 2z" />
    <path fill="#fffaf0" d="M164 70c6-32 24-54 54-62 0 30-14 54-46 70z" />
    <path fill="none" stroke-width="2.500" d="M166 76c12-22 26-40 44-58M182 52l14-2M190 40l14-4" />
    <circle cx="166" cy="76" r="9" fill="#e2b64e" stroke-width="3.500" />
    <circle cx="166" cy="76" r="3" fill="#8e2a1e" stroke="none" />
  </>
);

/** His staff, and the hand that holds it. */
const Staff = () => (
  <>
    <path fill="#7a5226" d="M25 118h10v136H25z" />
    <path fill="#e2b64e" d="M30 78l13 16-5 24H22l-5-24z" />
    <path fill="none" stroke-width="2.500" d="M17 94h26M30 78v40" />
    <path fill="#8e2a1e" d="M8 252c-2-20 0-38 8-50l30 4c8 14 10 30 8 46z" />
    <path fill="#f7eeda" d="M12 204c10-6 26-5 36 3l-1 11c-11-6-24-7-36-2z" />
    <path fill="#e9c497" d="M16 178c4-6 24-7 30 0 5 8 4 18-1 25-8 4-20 4-28-1-5-8-6-17-1-24z" />
    <path fill="none" stroke-width="2.500" d="M26 186h19M26 194h18" />
  </>
);
