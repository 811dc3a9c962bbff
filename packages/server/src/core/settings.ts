/** Everything that may differ between installations, read once from the environment. */
export type Settings = {
  port: number;
  host: string;
  /** Where people reach the app, without a trailing slash. Links in e-mail begin with it. */
  publicUrl: string;
  dataDir: string;
  uploadDir: string;
  /** Absent with embedded storage. */
  databaseUrl: string | undefined;
  role: "all" | "web" | "worker";
  /** 32 bytes that every key is derived from. */
  secretKey: Uint8Array;
  isDemo: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  trustProxy: string | undefined;
  corsOrigins: readonly string[];
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  rateLimitScale: number;
  hasMetrics: boolean;
};
