import { getInvoicePdf, getPaymentPdf } from "@app/contract/billing";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { fetchFile } from "#lib/api.ts";
import { saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";

type PdfButtonProps = {
  invoiceNumber: number;
  paymentId?: number;
  variant?: "quiet" | "secondary";
  children?: ReactNode;
};

/** An invoice as a file; of one that is paid, by its payment. */
export function PdfButton({ invoiceNumber, paymentId, ...look }: PdfButtonProps) {
  const { variant = "quiet", children = "PDF" } = look;
  const save = useMutation({
    mutationFn: async () =>
      saveFile(
        await (paymentId === undefined
          ? fetchFile(getInvoicePdf, { params: { id: invoiceNumber } })
          : fetchFile(getPaymentPdf, { params: { id: paymentId } })),
        `Invoice ${invoiceNumber}.pdf`,
      ),
    onError: failureToast("The invoice was not downloaded"),
  });
  return (
    <Button
      variant={variant}
      size="sm"
      icon={<Download />}
      isPending={save.isPending}
      onClick={() => save.mutate()}
      aria-label={`Invoice ${invoiceNumber} as PDF`}
      {...(variant === "quiet" && { className: "-my-1 -mr-2.5 align-middle text-accent-text!" })}
    >
      {children}
    </Button>
  );
}
