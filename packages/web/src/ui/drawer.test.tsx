import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Drawer } from "./drawer.tsx";

function Sample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Why?</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Closing cash"
        footer={<Button>Try</Button>}
      >
        The parts add up.
      </Drawer>
    </>
  );
}

test("the focus goes in, stays in, and comes back to what opened it", async () => {
  render(<Sample />);
  const opener = screen.getByRole("button", { name: "Why?" });
  await userEvent.click(opener);
  const drawer = screen.getByRole("dialog", { name: "Closing cash" });
  for (let step = 0; step < 4; step++) {
    await userEvent.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});
