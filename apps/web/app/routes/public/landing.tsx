export default function Landing() {
  return <h1>Keystead</h1>;
}
