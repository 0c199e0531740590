/** The drawn line the tide leaves: it parts the sections of a page. */
export function TideLine({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`h-5 w-full text-line-strong opacity-55 ${className}`}
      viewBox="0 0 600 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0 12C60 2 110 18 170 11S270 4 330 11s110 6 160-1 80-6 110 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
