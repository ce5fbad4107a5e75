/** Whether the person asked for few bytes. Safe: browsers without the API have no `connection`, which the type allows. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
