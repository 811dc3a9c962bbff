import {
  Check,
  CircleAlert,
  CircleCheck,
  Download,
  Ellipsis,
  Plus,
  TriangleAlert,
} from "lucide-react";
import { useState } from "react";
import { Avatar, Monogram } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { BrandMark } from "#ui/brand-mark.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Checkbox, Switch } from "#ui/choice.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Segmented } from "#ui/tabs.tsx";
import { KitSection, Row } from "./kit-section.tsx";

export function Buttons() {
  return (
    <KitSection title="Buttons" span={7}>
      <ButtonSamples />
      <Row>
        <Button size="sm" variant="primary">
          Small
        </Button>
        <Button size="sm">Small</Button>
        <Button size="lg" variant="primary">
          Large
        </Button>
        <Button asChild>
          <a href="#report">Open report</a>
        </Button>
      </Row>
      <ChoiceSamples />
    </KitSection>
  );
}

export function ButtonSamples() {
  return (
    <>
      <Row>
        <Button variant="primary">Publish report</Button>
        <Button variant="primary" className="bg-accent-hover!">
          Hover
        </Button>
        <Button variant="primary" className="outline-2 outline-offset-2 outline-focus">
          Focus
        </Button>
        <Button variant="primary" isPending>
          Publishing…
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </Row>
      <Row>
        <Button>Secondary</Button>
        <Button className="bg-surface-hover!">Hover</Button>
        <Button icon={<Download />}>Excel</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete model</Button>
        <IconButton label="More">
          <Ellipsis />
        </IconButton>
        <Button icon={<Plus />} isPending>
          Adding…
        </Button>
      </Row>
    </>
  );
}

function ChoiceSamples() {
  const [period, setPeriod] = useState("month");
  return (
    <Row className="gap-x-4">
      <Segmented
        label="Period"
        value={period}
        onChange={setPeriod}
        options={[
          { value: "month", label: "Month" },
          { value: "quarter", label: "Quarter" },
          { value: "year", label: "Year" },
        ]}
      />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Off" />
      <Checkbox label="Not yours" disabled defaultChecked />
      <Switch label="Show zero rows" defaultChecked />
      <Switch label="Lock actuals" />
    </Row>
  );
}

export function Badges() {
  return (
    <KitSection title="Badges, checks, people" span={5}>
      <BadgeSamples />
      <Row className="gap-x-4.5 text-xs font-medium">
        <span className="flex items-center gap-1.5">
          <CircleCheck className="text-positive" /> Balanced
        </span>
        <span className="flex items-center gap-1.5">
          <TriangleAlert className="text-alert" /> 1 alert
        </span>
        <span className="flex items-center gap-1.5 text-negative">
          <CircleAlert /> Out by 1,842
        </span>
      </Row>
      <Row className="gap-x-4.5 text-xs font-medium">
        <span className="flex items-center gap-1.5 text-text-3">
          <Spinner /> Saving…
        </span>
        <span className="flex items-center gap-1.5 text-text-3">
          <Check /> Saved 9:42
        </span>
        <span className="flex items-center gap-1.5 text-alert">
          <TriangleAlert /> Offline, will retry
        </span>
      </Row>
      <Row>
        <Avatar name="Priya Raman" index={0} size="lg" />
        <Avatar name="Helen Osei" index={1} />
        <Avatar name="Tom Marlowe" index={2} />
        <Avatar name="Ana Novak" index={3} size="sm" />
        <Avatar name="Guest" index={4} size="xs" />
        <Monogram name="Kestrel Joinery" />
        <Kbd>⌘K</Kbd>
        <Kbd>?</Kbd>
        <BrandMark name="Forecastle" className="ml-auto" />
      </Row>
    </KitSection>
  );
}

export function BadgeSamples() {
  return (
    <Row className="gap-2">
      <Badge>Draft</Badge>
      <Badge tone="positive">Active</Badge>
      <Badge tone="alert" icon={<TriangleAlert />}>
        1 alert
      </Badge>
      <Badge tone="negative" icon={<CircleAlert />}>
        1 error
      </Badge>
      <Badge tone="info">Sample</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="outline">Read-Only</Badge>
    </Row>
  );
}
