export default function HomePage() {
  return <h1>A calm place to think out loud</h1>;
}
