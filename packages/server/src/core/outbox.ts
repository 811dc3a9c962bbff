/** One kind of e-mail and what fills it. The text is written when it is sent. */
export type Mail = {
  kind: string;
  payload: Record<string, string | number>;
  teamId?: number;
};
