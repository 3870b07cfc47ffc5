/** A thing by the list it stands in and its id there. */
export const thingName = (list: string, id: string): string => `${list}/${id}`;
