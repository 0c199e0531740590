/** The id of a situation among those of angles and matters. */
export function situationId(id: string): string {
  return `situation-${id}`;
}
