/** Gives a file that was fetched to the browser to save, under the name it came with. */
export async function saveFile(response: Response, nameOtherwise: string) {
  const file = await response.blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileNameOf(response) ?? nameOtherwise;
  link.click();
  URL.revokeObjectURL(link.href);
}

function fileNameOf({ headers }: Response) {
  const [, encoded] =
    /filename\*=UTF-8''(.+)$/.exec(headers.get("content-disposition") ?? "") ?? [];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
