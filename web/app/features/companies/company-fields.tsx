import { companySize } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import type { showMyCompany } from '@arvand/contracts/panel/companies'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sizeWords } from '../careers/index.ts'
import { settingsWords, fieldWords as words } from './words.ts'

type Company = Answer<typeof showMyCompany>['company']

const sizes = companySize.options.map((value) => ({ value, label: sizeWords[value] }))

/** What a company says of itself, as fields of a form. */
export const CompanyFields = ({ company }: { company?: Company }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="name"
        label={words.name}
        description={company?.state === 'accepted' ? settingsWords.nameHint : undefined}
        defaultValue={company?.change?.name ?? company?.name}
      />
      <TextField
        name="field"
        label={words.field}
        description={words.fieldHint}
        defaultValue={company?.field}
      />
      <TextField name="city" label={words.city} defaultValue={company?.city} />
      <SelectField name="size" label={words.size} options={sizes} defaultValue={company?.size ?? 'upTo50'} />
    </div>
    <TextField
      name="website"
      label={words.website}
      dir="ltr"
      defaultValue={company?.change?.website ?? company?.website}
    />
    <TextArea
      name="about"
      label={words.about}
      description={words.aboutHint}
      rows={5}
      defaultValue={company?.about}
    />
  </>
)
