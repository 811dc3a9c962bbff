import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, type Theme, useTheme } from "#lib/theme.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Segmented } from "#ui/tabs.tsx";

export function AppearanceCard() {
  const { theme, setTheme } = useTheme();
  return (
    <Card>
      <CardHeader title="Appearance" description="Kept in this browser." />
      <CardBody>
        <Segmented
          label="Theme"
          options={THEMES.map((value) => ({ value, label: LABELS[value] }))}
          value={theme}
          onChange={setTheme}
          className="phone:flex"
        />
      </CardBody>
    </Card>
  );
}

const LABELS: Record<Theme, React.ReactNode> = {
  light: (
    <>
      <Sun /> Light
    </>
  ),
  dark: (
    <>
      <Moon /> Dark
    </>
  ),
  system: (
    <>
      <Monitor /> System
    </>
  ),
};
