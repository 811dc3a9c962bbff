/** The one way out: every connector speaks through this and sees only text. */
export type HttpClient = {
  send: (request: HttpRequest, signal?: AbortSignal) => Promise<HttpAnswer>;
};

export type HttpRequest = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Only answers in the 200s come back; the rest are `SourceError`s by then. */
export type HttpAnswer = {
  status: number;
  headers: ReadonlyMap<string, string>;
  text: string;
};
