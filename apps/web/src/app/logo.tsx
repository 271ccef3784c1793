/** Our own logo: a keep with its gate, as in the app icon. */
export function Logo() {
  return (
    <svg className="cw-logo" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M12 10h8v6h8v-6h8v6h8v-6h8v16l-5 5v19h4v6H13v-6h4V31l-5-5z M32 34a7 7 0 0 0-7 7v9h14v-9a7 7 0 0 0-7-7z"
        fill-rule="evenodd"
      />
    </svg>
  );
}
