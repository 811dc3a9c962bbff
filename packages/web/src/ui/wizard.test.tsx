import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useParams,
  useRouter,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Field, TextInput } from "./field.tsx";
import { Wizard, type WizardStep } from "./wizard.tsx";

beforeEach(() => window.sessionStorage.clear());
type Values = { client: string; name: string };

function stepOf(slug: keyof Values): WizardStep<Values> {
  return {
    slug,
    label: slug,
    title: `Step ${slug}`,
    missing: (values) => (values[slug] ? undefined : `Enter the ${slug}.`),
    content: ({ values, change, missing }) => (
      <Field label={slug} error={missing}>
        {(control) => (
          <TextInput
            {...control}
            value={values[slug]}
            onChange={(event) => change({ [slug]: event.target.value })}
          />
        )}
      </Field>
    ),
  };
}

const STEPS = [stepOf("client"), stepOf("name")];

type Finish = (values: Values) => Promise<void>;

function Page({ onFinish }: { onFinish: Finish }) {
  const { step: slug = "" } = useParams({ strict: false }) as { step?: string };
  const { history } = useRouter();
  return (
    <Wizard
      id="test"
      label="New model"
      steps={STEPS}
      slug={slug}
      initial={{ client: "", name: "" }}
      goTo={(to, { replace }) => history[replace ? "replace" : "push"](`/new/${to}`)}
      renderLink={(to, link) => (
        <a href={`/new/${to}`} className={link.className}>
          {link.children}
        </a>
      )}
      isStep={(pathname) => pathname.startsWith("/new/")}
      finishLabel="Create"
      onFinish={onFinish}
    />
  );
}

/** The wizard on a router of its own, opened at an address. */
function open(address: string, onFinish: Finish = async () => {}) {
  const root = createRootRoute();
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: "/new/$step",
      component: () => <Page onFinish={onFinish} />,
    }),
    createRoute({ getParentRoute: () => root, path: "/away", component: () => "Away" }),
  ];
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  render(<RouterProvider router={router as never} />);
  return history;
}

const heading = (name: string) => screen.findByRole("heading", { name: `Step ${name}` });
const goOn = () => userEvent.click(screen.getByRole("button", { name: "Continue" }));

test("each step has its address; the browser's Back and Forward find what was typed", async () => {
  const history = open("/new/client");
  await heading("client");
  await userEvent.type(screen.getByLabelText("client"), "Kestrel");
  await goOn();
  expect(document.activeElement).toBe(await heading("name"));
  expect(history.location.pathname).toBe("/new/name");
  history.back();
  await heading("client");
  expect((screen.getByLabelText("client") as HTMLInputElement).value).toBe("Kestrel");
  history.forward();
  await heading("name");
});

test("a step that is not open yet leads to the first one that is", async () => {
  const history = open("/new/name");
  await heading("client");
  expect(history.location.pathname).toBe("/new/client");
  cleanup();
  open("/new/unheard-of");
  await heading("client");
});

test("what was typed survives a reload, and nonsense in the store does not hurt", async () => {
  window.sessionStorage.setItem(
    "wizard.test",
    JSON.stringify({ client: "Kestrel", name: 5, x: 1 }),
  );
  open("/new/name");
  await heading("name");
  expect((screen.getByLabelText("name") as HTMLInputElement).value).toBe("");
  cleanup();
  window.sessionStorage.setItem("wizard.test", "{");
  open("/new/client");
  await heading("client");
});

test("going on without an answer leads to the field that lacks it, and says so there", async () => {
  open("/new/client");
  await heading("client");
  const field = screen.getByLabelText("client");
  await goOn();
  expect(screen.getByRole("alert").textContent).toBe("Enter the client.");
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  await userEvent.keyboard("Kestrel");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("leaving asks first; discarding forgets what was typed", async () => {
  const history = open("/new/client");
  await heading("client");
  await userEvent.type(screen.getByLabelText("client"), "Kestrel");
  history.push("/away");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await heading("client")).toBeTruthy();
  history.push("/away");
  await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(await screen.findByText("Away")).toBeTruthy();
  expect(window.sessionStorage.getItem("wizard.test")).toBeNull();
});

test("the last step does it; a failure is shown and everything kept", async () => {
  window.sessionStorage.setItem("wizard.test", JSON.stringify({ client: "Kestrel", name: "FY27" }));
  const onFinish = vi.fn<Finish>(async () => {});
  onFinish.mockRejectedValueOnce(new Error("A model with this name already exists."));
  open("/new/name", onFinish);
  await heading("name");
  const create = screen.getByRole("button", { name: "Create" });
  await userEvent.click(create);
  expect(screen.getByRole("alert").textContent).toBe("A model with this name already exists.");
  expect(window.sessionStorage.getItem("wizard.test")).not.toBeNull();
  await userEvent.click(create);
  expect(onFinish).toHaveBeenCalledWith({ client: "Kestrel", name: "FY27" });
  expect(window.sessionStorage.getItem("wizard.test")).toBeNull();
});
