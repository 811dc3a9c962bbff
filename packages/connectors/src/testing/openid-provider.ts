/**
 * A real OpenID provider, shaped like Xero's or Intuit's: codes with PKCE, refresh tokens that work
 * once, revocation. Whoever comes is asked every time who they are, by a page with a form.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { interactionPolicy } from "oidc-provider";

export type ProviderPerson = {
  subject: string;
  email: string;
  name: string;
  isEmailVerified: boolean;
};

export type ProviderClient = {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Named on the way back, as Intuit names the company. */
  realmId?: string;
  /** Hears every access and refresh token that is given out. */
  onTokens?: (tokens: string[]) => void;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The library says things on the console when it is loaded, so it is loaded here. */
export async function openidProvider(issuer: string, client: ProviderClient): Promise<Answer> {
  const { Provider, interactionPolicy } = await import("oidc-provider");
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    findAccount: (_, accountId) => ({ accountId, claims: () => claimsOf(people.get(accountId)) }),
    scopes: ["openid", "offline_access", "accounting.settings.read"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Xero does: who a person is stands in the id token.
    conformIdTokenClaims: false,
    cookies: { keys: ["a key for cookies"] },
    rotateRefreshToken: true,
    // Intuit gives one without being asked for offline access.
    issueRefreshToken: async () => true,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: {
      policy: askingEveryTime(interactionPolicy),
      url: (_, interaction) => `/interaction/${interaction.uid}`,
    },
  });
  const callback = provider.callback();
  provider.on("grant.success", ({ body }) => client.onTokens?.(tokensIn(body)));

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response);
    if (request.method !== "POST") {
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(page(String(params.scope)));
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    if (form.get("answer") === "cancel") {
      const denied = { error: "access_denied", error_description: "The person said no." };
      await provider.interactionFinished(request, response, denied);
      return;
    }
    const person = personIn(form);
    people.set(person.subject, person);
    const accountId = person.subject;
    const grant = new provider.Grant({ accountId, clientId: client.clientId });
    grant.addOIDCScope(String(params.scope));
    const agreed = { login: { accountId }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, agreed);
  }

  return async (request, response) => {
    if (client.realmId !== undefined) nameCompany(response, client.redirectUri, client.realmId);
    const isInteraction = request.url?.startsWith("/interaction/") === true;
    await (isInteraction ? interact : callback)(request, response);
  };
}

/** On the way back to us and on no other. */
function nameCompany(response: ServerResponse, redirectUri: string, realmId: string) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isBack = name.toLowerCase() === "location" && String(value).startsWith(redirectUri);
    return setHeader(name, isBack ? `${value}&realmId=${realmId}` : value);
  };
}

function tokensIn(body: unknown): string[] {
  const { access_token, refresh_token } = body as Record<string, unknown>;
  return [access_token, refresh_token].filter((token) => typeof token === "string");
}

/** One browser may come as several people, one after the other. */
function askingEveryTime({ base, Check }: typeof interactionPolicy) {
  const policy = base();
  const isAsked = new Check("always", "who is it this time", "login_required", ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(isAsked);
  return policy;
}

function claimsOf(person: ProviderPerson | undefined) {
  if (!person) throw new Error("nobody by that name has come");
  const { subject, email, isEmailVerified, name } = person;
  return { sub: subject, email, email_verified: isEmailVerified, name };
}

export function formOf(person: ProviderPerson): URLSearchParams {
  const { subject, email, name, isEmailVerified } = person;
  return new URLSearchParams({
    subject,
    email,
    name,
    ...(isEmailVerified && { isVerified: "on" }),
  });
}

function personIn(form: URLSearchParams): ProviderPerson {
  const text = (name: string) => form.get(name) ?? "";
  return {
    subject: text("subject"),
    email: text("email"),
    name: text("name"),
    isEmailVerified: form.has("isVerified"),
  };
}

async function bodyOf(request: IncomingMessage) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

const page = (scope: string) => `<!doctype html>
<html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<h1>Who are you?</h1><p>Asked for: ${scope.replace(/[^\w. ]/g, "")}</p>
<form method="post">
<p><label>Subject <input name="subject"></label>
<p><label>E-mail <input name="email"></label>
<p><label>Name <input name="name"></label>
<p><label><input type="checkbox" name="isVerified" checked> The e-mail is verified</label>
<p><button name="answer" value="allow">Allow access</button>
<button name="answer" value="cancel">Cancel</button>
</form></html>`;
