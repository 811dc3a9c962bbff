import { oauthProviders } from "@app/connectors/oauth/providers";
import { WrongSetting } from "./wrong-setting.ts";

/** Our registration with a provider, and where it is when that is not at its vendor's. */
export type ProviderSettings = {
  clientId: string;
  clientSecret: string;
  /** Its addresses are then what its discovery document says. */
  issuer: string | undefined;
  /** Where its books are read. */
  apiUrl: string | undefined;
};

type Environment = Record<string, string | undefined>;

/** The variables that a provider's registration is read from: XERO_CLIENT_ID and so on. */
export function variablesOf(key: string) {
  const name = (part: string) => `${key.toUpperCase()}_${part}`;
  return {
    clientId: name("CLIENT_ID"),
    clientSecret: name("CLIENT_SECRET"),
    issuer: name("ISSUER"),
    apiUrl: name("API_URL"),
  };
}

export function readProviders(env: Environment): Map<string, ProviderSettings> {
  const providers = new Map<string, ProviderSettings>();
  for (const { key } of oauthProviders) {
    const registered = readProvider(key, env);
    if (registered) providers.set(key, registered);
  }
  return providers;
}

function readProvider(key: string, env: Environment): ProviderSettings | undefined {
  const names = variablesOf(key);
  const { [names.clientId]: clientId, [names.clientSecret]: clientSecret } = env;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    const [missing, present] = clientId
      ? [names.clientSecret, names.clientId]
      : [names.clientId, names.clientSecret];
    throw new WrongSetting(`${missing} must be set when ${present} is set.`);
  }
  const address = (name: string) => {
    const text = env[name];
    if (text === undefined || isAddress(text)) return text;
    throw new WrongSetting(`${name} must be an http or https address.`);
  };
  return { clientId, clientSecret, issuer: address(names.issuer), apiUrl: address(names.apiUrl) };
}

function isAddress(text: string) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
