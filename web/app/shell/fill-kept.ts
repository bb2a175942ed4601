import { kept } from '../api/kept.ts'
import { returnAddress } from '../api/own-address.ts'

/** Fills the hidden fields that ask for kept values (`data-kept`), so that a form sent before the page is alive has them. */
export function fillKept(document: Document, now: number): void {
  const record = kept.ref.get()
  const values: Readonly<Record<string, string | null>> = {
    backUrl: returnAddress(kept.backUrl.get(), window.location.origin),
    ref: record && record.expiresAt > now ? record.code : null,
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-kept]')) {
    const value = values[field.dataset.kept ?? '']
    if (value) field.value = value
  }
}
