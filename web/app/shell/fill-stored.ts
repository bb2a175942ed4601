import { readReferralCode } from '@arvand/contracts/referral-code'
import { savedBackUrl } from '../api/back-url.ts'
import { clientStorage } from '../api/client-storage.ts'

/** What the hidden fields that say `data-stored` send: the page to come back to, and who sent this visitor. */
const values: Readonly<Record<string, () => string | null>> = {
  backUrl: savedBackUrl,
  ref: storedReferral,
}

/** The code of whoever sent this visitor, while its seven days last. */
export function storedReferral(): string | null {
  const record = clientStorage.ref.get()
  return record && record.expiresAt > Date.now() ? readReferralCode(record.code) : null
}

/**
 * Gives kept values to a form at the moment it is sent, whether the page is alive or not. They never stand in the
 * fields themselves: React writes an empty value back into a hidden field whenever it draws it.
 */
export function fillStored(document: Document): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.querySelectorAll<HTMLInputElement>('input[data-stored]')) {
      const value = values[field.dataset.stored ?? '']?.()
      if (value) formData.set(field.name, value)
    }
  })
}
