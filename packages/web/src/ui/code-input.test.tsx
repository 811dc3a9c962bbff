import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CodeInput } from "./code-input.tsx";

function Example({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState("");
  return <CodeInput aria-label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

test.each(["428190", "428 190", "428-190", "Your code is 428190."])(
  "pasting %j fills in the six digits and completes the code once",
  async (text) => {
    const onComplete = vi.fn();
    render(<Example onComplete={onComplete} />);
    await userEvent.click(screen.getByLabelText("Code"));
    await userEvent.paste(text);
    expect(screen.getByLabelText<HTMLInputElement>("Code").value).toBe("428190");
    expect(onComplete.mock.calls).toEqual([["428190"]]);
  },
);

test("letters and a seventh digit are not taken", async () => {
  const onComplete = vi.fn();
  render(<Example onComplete={onComplete} />);
  await userEvent.type(screen.getByLabelText("Code"), "4a2b81907");
  expect(screen.getByLabelText<HTMLInputElement>("Code").value).toBe("428190");
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test("phones offer the code from the message", () => {
  render(<Example onComplete={() => {}} />);
  const input = screen.getByLabelText("Code");
  expect(input.getAttribute("autocomplete")).toBe("one-time-code");
  expect(input.getAttribute("inputmode")).toBe("numeric");
});
