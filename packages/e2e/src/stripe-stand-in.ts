/**
 * Stands in for Stripe in the browser, on an origin of its own: the script that a page loads, the frame that a card is typed
 * into, and the bank's question. Behind it is the stand-in for Stripe's API that the server is pointed at.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openStripePeer, PEER_KEY, type StripePeer } from "@app/server/testing/stripe-peer";

/** What Stripe's test numbers stand for. */
const CARDS: Record<string, string> = {
  "4242424242424242": "pm_card_visa",
  "4000000000000002": "pm_card_visa_chargeDeclined",
  "4000002500003155": "pm_card_authenticationRequiredOnSetup",
};

/** Who takes cards says who sells. */
const SELLER = {
  ...{ SELLER_NAME: "Forecastle Software Pty Ltd", SELLER_TAX_NUMBER: "ABN 99 000 286 103" },
  ...{
    SELLER_ADDRESS: "Level 9, 12 Customs Lane, Sydney",
    SELLER_EMAIL: "billing@forecastle.example",
  },
};

export async function openStripeStandIn() {
  const peer = await openStripePeer();
  const server = createServer((request, response) => serve(peer, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const settings = {
    ...SELLER,
    ...{
      STRIPE_SECRET_KEY: PEER_KEY,
      STRIPE_API_URL: peer.url,
      STRIPE_WEBHOOK_SECRET: "whsec_e2e",
    },
    ...{ STRIPE_PUBLISHABLE_KEY: "pk_test_e2e", STRIPE_SCRIPT_URL: `http://127.0.0.1:${port}/v3/` },
  };
  return { peer, settings, close: () => void server.close() };
}

function serve(peer: StripePeer, { url = "" }: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url, "http://stand-in");
  const html = (body: string) =>
    response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html>${body}`);
  switch (pathname) {
    case "/v3/": {
      const headers = {
        "content-type": "text/javascript",
        "cross-origin-resource-policy": "cross-origin",
      };
      return response.writeHead(200, headers).end(SCRIPT);
    }
    case "/field":
      return html(FIELD);
    case "/token": {
      const name = CARDS[searchParams.get("number") ?? ""];
      return response.end(name === undefined ? "" : peer.tokenOf(name));
    }
    case "/bank":
      return html(BANK);
    case "/answer":
      peer.answerChallenge(searchParams.get("id") ?? "", searchParams.get("is") === "approved");
      return response.end();
    default:
      return response.writeHead(404).end();
  }
}

/** The parts of Stripe's script that our page uses. */
const SCRIPT = `
const origin = new URL(document.currentScript.src).origin;
const heard = (kind) => new Promise((resolve) => {
  addEventListener("message", function hear({ origin: from, data }) {
    if (from !== origin || data.kind !== kind) return;
    removeEventListener("message", hear);
    resolve(data);
  });
});
function frame(path, title) {
  const made = document.createElement("iframe");
  made.src = origin + path;
  made.title = title;
  return made;
}
window.Stripe = (key) => ({
  elements: () => ({
    create(kind, { style }) {
      const field = frame("/field", "Secure card payment input frame");
      field.style = "border:0;width:100%;height:1.5em;display:block";
      return {
        field,
        mount: (place) => place.append(field),
        update() {},
        on: (event, hear) => addEventListener("message", ({ origin: from, data }) => {
          if (from === origin && data.kind === event) hear(data.change);
        }),
        focus: () => field.focus(),
        destroy: () => field.remove(),
      };
    },
  }),
  async createPaymentMethod({ card }) {
    const made = heard("token");
    card.field.contentWindow.postMessage("token", origin);
    const { token } = await made;
    return token === "" ? { error: { message: "Your card number is incomplete." } } : { paymentMethod: { id: token } };
  },
  async handleNextAction({ clientSecret }) {
    const bank = frame("/bank?id=" + clientSecret.replace(/_secret.*/, ""), "Your bank asks");
    bank.style = "position:fixed;inset:20% 30%;z-index:1000;background:white";
    const answered = heard("answered");
    document.body.append(bank);
    await answered;
    bank.remove();
    return {};
  },
});
`;

const FIELD = `<style>body,input{margin:0;border:0;font:15px sans-serif;background:none;outline:0;width:100%}</style>
<input aria-label="Credit or debit card number" autocomplete="cc-number">
<script>
const input = document.querySelector("input");
const digits = () => input.value.replace(/\\D/g, "");
const brands = { 4: "visa", 5: "mastercard", 3: "amex" };
input.oninput = () => {
  const change = { empty: input.value === "", brand: brands[digits()[0]] ?? "unknown" };
  parent.postMessage({ kind: "change", change }, "*");
};
onmessage = async () => {
  const token = await (await fetch("/token?number=" + digits())).text();
  parent.postMessage({ kind: "token", token }, "*");
};
</script>`;

const BANK = `<p>Your bank asks whether this is you.</p>
<button>Complete authentication</button> <button>Fail authentication</button>
<script>
for (const [at, button] of document.querySelectorAll("button").entries()) {
  button.onclick = async () => {
    const id = new URL(location.href).searchParams.get("id");
    await fetch("/answer?id=" + id + "&is=" + (at === 0 ? "approved" : "refused"));
    parent.postMessage({ kind: "answered" }, "*");
  };
}
</script>`;
