interface Props {
  counts: readonly { name: string; label: string; count: number }[];
}

/** Kinds of things, and how many there are of each. */
export function CountList({ counts }: Props) {
  return (
    <dl className="num-list">
      {counts.map(({ name, label, count }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
