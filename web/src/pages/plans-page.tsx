export default function PlansPage() {
  return <h1>Plans</h1>;
}
