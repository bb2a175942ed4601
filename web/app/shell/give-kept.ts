import { readReferralCode } from '@arvand/contracts/referral-code'
import { keptBackUrl } from '../api/back-url.ts'
import { kept } from '../api/kept.ts'

/** What the hidden fields that say `data-kept` send: the page to come back to, and who sent this visitor. */
const values: Readonly<Record<string, () => string | null>> = {
  backUrl: keptBackUrl,
  ref: keptReferral,
}

/** The code of whoever sent this visitor, while its seven days last. */
export function keptReferral(): string | null {
  const record = kept.ref.get()
  return record && record.expiresAt > Date.now() ? readReferralCode(record.code) : null
}

/**
 * Gives kept values to a form at the moment it is sent, whether the page is alive or not. They never stand in the
 * fields themselves: React writes an empty value back into a hidden field whenever it draws it.
 */
export function giveKept(document: Document): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.querySelectorAll<HTMLInputElement>('input[data-kept]')) {
      const value = values[field.dataset.kept ?? '']?.()
      if (value) formData.set(field.name, value)
    }
  })
}
