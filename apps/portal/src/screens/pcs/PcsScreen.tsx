/** My PCs: the home of a customer. */
export function PcsScreen() {
  return <h1>Thuê PC GPU</h1>;
}
