import type { Page } from "@playwright/test";

export type Point = { x: number; y: number };

/** An arrow, and the ring that a click leaves for a moment. */
const PICTURE = `<svg width="44" height="44" viewBox="-14 -14 44 44" xmlns="http://www.w3.org/2000/svg">
  <circle r="12" fill="#3155d9" fill-opacity=".22" stroke="#3155d9" stroke-width="2" visibility="hidden"/>
  <path d="M0 0v17l4.2-3.7 2.7 6.3 3-1.3-2.7-6.2h5.6z" fill="#15171c" stroke="#fff" stroke-width="1.3"/>
</svg>`;

/** A headless browser draws no pointer: this one lies over the page, above dialogs too, and nothing can be done to it. */
export async function drawPointer(page: Page, { x, y }: Point, isPressed: boolean) {
  await page.evaluate(
    ({ x, y, isPressed, picture }) => {
      const id = "film-pointer";
      let pointer = document.getElementById(id);
      if (!pointer) {
        pointer = document.createElement("div");
        pointer.id = id;
        pointer.popover = "manual";
        pointer.ariaHidden = "true";
        pointer.innerHTML = picture;
        const look = { inset: "0 auto auto 0", margin: "-14px", padding: "0", border: "0" };
        const rest = { background: "none", overflow: "visible", pointerEvents: "none" };
        Object.assign(pointer.style, look, rest);
        document.body.append(pointer);
      }
      pointer.style.transform = `translate(${x}px, ${y}px)`;
      pointer.querySelector("circle")?.setAttribute("visibility", isPressed ? "visible" : "hidden");
      // Whatever opened last is on top; a dialog may have.
      if (pointer.matches(":popover-open")) pointer.hidePopover();
      pointer.showPopover();
    },
    { x, y, isPressed, picture: PICTURE },
  );
}
