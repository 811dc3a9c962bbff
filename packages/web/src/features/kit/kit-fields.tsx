import { useState } from "react";
import { RadioGroup } from "#ui/choice.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { DatePicker } from "#ui/date-picker.tsx";
import { Field, PasswordInput, TextArea, TextInput } from "#ui/field.tsx";
import { MoneyInput } from "#ui/money-input.tsx";
import { MonthPicker } from "#ui/month-picker.tsx";
import { PercentInput } from "#ui/percent-input.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";
import { KitSection } from "./kit-section.tsx";

export function Fields() {
  return (
    <KitSection title="Fields" span={4}>
      <FieldSamples />
      <Field label="Password" aside={<a href="#fields">Reset password</a>}>
        {(control) => <PasswordInput {...control} defaultValue="paper and ink" />}
      </Field>
      <Field label="Firm" hint="Set by your administrator.">
        {(control) => <TextInput {...control} readOnly value="Marlowe & Tran Advisory" />}
      </Field>
      <Field label="Referral code">
        {(control) => <TextInput {...control} disabled placeholder="Not in use" />}
      </Field>
    </KitSection>
  );
}

export function FieldSamples() {
  return (
    <>
      <Field label="Client name">
        {(control) => <TextInput {...control} defaultValue="Kestrel Joinery" />}
      </Field>
      <Field label="E-mail" error="Enter a full address, for example name@firm.com.">
        {(control) => <TextInput {...control} type="email" defaultValue="helen@saltmarsh" />}
      </Field>
      <Field label="Year end">
        {(control) => (
          <Select {...control} defaultValue="6">
            <option value="3">31 March</option>
            <option value="6">30 June</option>
            <option value="12">31 December</option>
          </Select>
        )}
      </Field>
    </>
  );
}

export function FigureFields() {
  const [floor, setFloor] = useState<number | null>(60_000);
  const [movement, setMovement] = useState<number | null>(-41_282.5);
  const [growth, setGrowth] = useState<number | null>(0.05);
  const [month, setMonth] = useState<string | null>("2027-02");
  const [date, setDate] = useState<string | null>("2026-11-16");
  return (
    <KitSection title="Figures, months and dates" span={4}>
      <Field label="Cash floor" hint="Alert when month-end cash is below this.">
        {(control) => <MoneyInput {...control} currency="AUD" value={floor} onChange={setFloor} />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Movement">
          {(control) => <MoneyInput {...control} value={movement} onChange={setMovement} />}
        </Field>
        <Field label="Growth a year">
          {(control) => <PercentInput {...control} value={growth} onChange={setGrowth} />}
        </Field>
      </div>
      <Field label="First forecast month" hint="Type Feb-27 or 2/2027, or choose it.">
        {(control) => (
          <MonthPicker
            {...control}
            value={month}
            onChange={setMonth}
            openAt="2026-11"
            min="2026-07"
            max="2029-06"
          />
        )}
      </Field>
      <Field label="Report due">
        {(control) => <DatePicker {...control} value={date} onChange={setDate} />}
      </Field>
      <Field label="Note to the client" aside="Optional">
        {(control) => (
          <TextArea
            {...control}
            defaultValue="Leasing the canning line keeps cash above the floor all year."
          />
        )}
      </Field>
    </KitSection>
  );
}

export function Choices() {
  const [plan, setPlan] = useState("prepaid");
  const [basis, setBasis] = useState("accrual");
  const [code, setCode] = useState("428");
  return (
    <KitSection title="Choices and codes" span={4}>
      <RadioGroup
        label="Plan"
        isCards
        value={plan}
        onChange={setPlan}
        options={[
          {
            value: "monthly",
            label: "Monthly Uncommitted",
            hint: "Stop at the end of any month",
            aside: "99.00",
          },
          {
            value: "prepaid",
            label: "Annual Committed, Prepaid",
            hint: "One payment a year",
            aside: "948.00",
          },
        ]}
      />
      <RadioGroup
        label="Basis"
        value={basis}
        onChange={setBasis}
        options={[
          { value: "accrual", label: "Accrual" },
          { value: "cash", label: "Cash" },
        ]}
      />
      <Field label="Code from your app">
        {(control) => <CodeInput {...control} value={code} onChange={setCode} />}
      </Field>
      <Field label="Code from your e-mail" error="That code is not right. Enter the newest one.">
        {(control) => <CodeInput {...control} value="190274" onChange={() => {}} />}
      </Field>
      <SearchInput aria-label="Search clients" placeholder="Search clients" />
    </KitSection>
  );
}
