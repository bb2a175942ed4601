import { readReferralCode } from '@arvand/contracts/referral-code'
import { savedBackUrl } from '../api/back-url.ts'
import { clientStorage } from '../api/client-storage.ts'

/** The values of hidden fields marked `data-stored`: the page to return to, and the referral code of this visitor. */
const values: Readonly<Record<string, () => string | null>> = {
  backUrl: savedBackUrl,
  ref: storedReferral,
}

/** The referral code with which this visitor came, until it expires after seven days. */
export function storedReferral(): string | null {
  const record = clientStorage.ref.get()
  return record && record.expiresAt > Date.now() ? readReferralCode(record.code) : null
}

/**
 * Adds stored values to a form when it is sent, whether the page is hydrated or not. They are never written into the
 * fields themselves, because React resets a hidden field to empty whenever it renders it.
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
