import { z } from 'zod'
import {
  certificateBrands,
  certificateKinds,
  certificateLanguages,
  certificateStates,
  readCertificateCode,
} from './certificate-words.ts'

/** Who issues: each brand has its own variant of the certificate. */
export const certificateBrand = z.enum(certificateBrands)

export const certificateState = z.enum(certificateStates)

export const certificateKind = z.enum(certificateKinds)

/** Why it was issued. */
export const certificateReason = z.enum(['completed', 'passed', 'attended', 'byHand'])

export const certificateLanguage = z.enum(certificateLanguages)

export const certificateCode = z
  .string()
  .max(60)
  .transform((text, context) => {
    const code = readCertificateCode(text)
    if (code !== null) return code
    context.addIssue({
      code: 'custom',
      message: 'کد گواهی درست نیست؛ دو حرف لاتین و دوازده حرف یا رقم پس از آن دارد.',
    })
    return z.NEVER
  })
