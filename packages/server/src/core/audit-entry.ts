/** What a handler tells the trail; who, when and which request are added to it. */
export type AuditEntry = {
  /** Noun and verb, for example "client.update". */
  action: string;
  subjectId?: number;
  /** What it is called at this time. */
  subjectName?: string;
  /** Never a password, its hash or any other secret: the trail is kept for years. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Whose trail it belongs to, when not the caller's own team. */
  teamId?: number;
  /** Another team with somebody in it whom this is about: told that something changed, and no more. */
  toldTeamId?: number | undefined;
  /** Who did it, when the caller is not signed in yet. */
  userId?: number;
  /** Who acted as that user, when the session does not say so yet. */
  masqueraderUserId?: number;
};

/** When something happened, by whom and in whose trail. */
export type Occasion = {
  requestId: string;
  at: Date;
  teamId: number;
  userId: number | null;
  masqueraderUserId: number | null;
};
