import { BRAND, type LetterKinds } from "#core/letter.ts";

export const webhookLetters: LetterKinds = {
  webhook_off: {
    draft: ({ payload }, { settings }) => ({
      subject: "A webhook of your team is switched off",
      before: [
        `${BRAND} tells a program of yours at ${payload.host} what happens in your team. Nothing has arrived there for ${payload.days} days, so the webhook is switched off.`,
        "What was not delivered is in its log for 30 days. Once the program answers, switch the webhook on and send from the log what it missed.",
      ],
      link: { label: "Look at the log", url: `${settings.publicUrl}/app/team/webhooks` },
    }),
  },
};
