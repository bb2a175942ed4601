import type { Ask } from '@arvand/contracts/endpoint'
import type { PublicField, updateProfile } from '@arvand/contracts/panel/profile'
import { formText } from '../../../api/form-answer.ts'
import { dayTyped } from '../../../ui/jalali-text.ts'
import { linkFields, publicFields } from './profile-names.ts'
import { profileWords as words } from './words.ts'

interface ReadProfile {
  readonly change: Ask<typeof updateProfile>
  /** The field of the form that each link came from: empty ones are left out of the change. */
  readonly linkNames: readonly string[]
}

/** What the profile form asks for, or what is wrong before anything is asked. An emptied field is null. */
export function readProfile(form: FormData): ReadProfile | { readonly fields: Record<string, string> } {
  const typedDay = formText(form, 'birthDate').trim()
  const birthDate = dayTyped(typedDay)
  if (typedDay && !birthDate) return { fields: { birthDate: words.birthDateWrong } }
  const links = linkFields.map((name) => ({ name, to: formText(form, name).trim() })).filter(({ to }) => to)
  const orNull = (name: string) => formText(form, name).trim() || null
  return {
    linkNames: links.map(({ name }) => name),
    change: {
      name: formText(form, 'name'),
      handle: orNull('handle'),
      nationalCode: orNull('nationalCode'),
      birthDate,
      education: orNull('education'),
      city: orNull('city'),
      biography: orNull('biography'),
      links: links.map(({ to }) => withScheme(to)),
      publicFields: form.getAll('publicFields').flatMap(asPublicField),
    },
  }
}

/** «example.com/me» is what people type. */
const withScheme = (to: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(to) ? to : `https://${to}`)

const asPublicField = (value: FormDataEntryValue): PublicField[] =>
  publicFields.filter((field) => field === value)

/** The contract's dotted path of a link back to the field it was typed in. */
export const fieldsOfForm = (
  fields: Readonly<Record<string, string>>,
  linkNames: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => {
      const at = /^links\.(\d+)$/.exec(path)?.[1]
      return [at === undefined ? path : (linkNames[Number(at)] ?? path), sentence]
    }),
  )
