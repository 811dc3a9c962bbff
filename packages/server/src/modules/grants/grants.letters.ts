import { BRAND, type DueMail, type LetterKinds, momentOf } from "#core/letter.ts";
import type { Settings } from "#core/settings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOT_EXPECTED = "If you do not know them, ignore this e-mail: nothing happens without you.";

/** Subjects are our own words alone: what people call themselves and their models stands inside a sentence. */
export const grantLetters: LetterKinds = {
  model_shared: {
    draft: ({ payload }, { settings }) => ({
      subject: "A model is shared with you",
      before: [
        `${payload.byName} of ${payload.teamName} lets you open the model “${payload.modelName}” in ${BRAND}. Your access is ${payload.levelName}.`,
        "It is listed under Models, Shared. You can leave it there at any time.",
      ],
      link: modelPage(settings, payload),
    }),
  },
  model_invite: {
    worthMs: 7 * DAY_MS,
    draft: ({ payload }, { settings }) => ({
      subject: "You are invited to a model",
      before: [
        `${payload.byName} of ${payload.teamName} invites you to open the model “${payload.modelName}” in ${BRAND}. Your access would be ${payload.levelName}.`,
        "Sign in with this e-mail address to accept, within 7 days. Without an account, sign up with it first.",
      ],
      link: offerPage(settings, payload),
      after: [NOT_EXPECTED],
    }),
  },
  model_offer: {
    worthMs: 7 * DAY_MS,
    draft: ({ payload }, { settings }) => ({
      subject: "You are offered the ownership of a model",
      before: [
        `${payload.byName} of ${payload.teamName} offers you the ownership of the model “${payload.modelName}” in ${BRAND}.`,
        "Sign in with this e-mail address to accept, within 7 days. A model of another team then belongs to yours, with all its versions.",
      ],
      link: offerPage(settings, payload),
      after: [NOT_EXPECTED],
    }),
  },
  model_owned: {
    draft: ({ payload, at }, { settings }) => ({
      subject: "You own a model now",
      before: [
        `Since ${momentOf(at)} you own the model “${payload.modelName}” in ${BRAND}: you decide who may open it.`,
      ],
      link: modelPage(settings, payload),
    }),
  },
  model_handed_over: {
    draft: ({ payload, at }) => ({
      subject: "A model of yours has a new owner",
      before: [
        `On ${momentOf(at)} ${payload.newOwner} became the owner of the model “${payload.modelName}” in ${BRAND}, which was yours.`,
        "If you did not expect this, tell the admin of your team.",
      ],
    }),
  },
};

type Payload = DueMail["payload"];

function modelPage({ publicUrl }: Settings, { modelId = "" }: Payload) {
  return { label: "Open the model", url: `${publicUrl}/app/models/${modelId}` };
}

function offerPage({ publicUrl }: Settings, { offerId = "" }: Payload) {
  return { label: "See the offer", url: `${publicUrl}/app/models?offer=${offerId}` };
}
