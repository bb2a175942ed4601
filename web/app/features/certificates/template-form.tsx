import {
  type CertificateBrand,
  certificateBrands,
  certificateLanguages,
} from '@arvand/contracts/certificate-words'
import type { Endpoint } from '@arvand/contracts/endpoint'
import { type ReactNode, useRef } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ShownTemplate, useTemplatePreview } from './use-template-preview.ts'
import { templateWords as words } from './words.ts'

interface TemplateFormProps {
  readonly to: Endpoint
  readonly template: ShownTemplate | null
  /** The address of the picture, without what is typed. */
  readonly preview: string
  /** What the brands are called that may issue. */
  readonly issuers: Readonly<Record<CertificateBrand, string>>
  readonly usualHeading: string
  readonly titleLatin: string
  readonly hoursHint: string
  readonly signerHint: string
  readonly isAutomaticHint: string
  readonly answer: FormAnswer | undefined
  /** The fields that this kind alone has. */
  readonly children: ReactNode
}

const languages = certificateLanguages.map((value) => ({ value, label: words.languages[value] }))

/** What is printed on the certificates of a course or a webinar, with a picture that follows what is typed. */
export function TemplateForm({ template, answer, ...props }: TemplateFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const { address, isBroken, follow, onBroken } = useTemplatePreview(props.preview, template, box)
  return (
    <div
      ref={box}
      onInput={follow}
      className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <ActionForm
        intent="save"
        to={props.to}
        answer={answer}
        carry={{ version: String(template?.version ?? 0) }}
        submit={words.save}
        className="grid gap-4"
        newsAtButton
      >
        <RadioGroup
          name="brand"
          label={words.brand}
          choices={certificateBrands.map((value) => ({
            value,
            label: words.brandOf(props.issuers[value], words.designs[value]),
          }))}
          defaultValue={template?.brand ?? 'arvand'}
          framed
        />
        <TextField
          name="heading"
          label={words.heading}
          defaultValue={template?.heading ?? props.usualHeading}
        />
        <TextField
          name="titleLatin"
          label={props.titleLatin}
          description={words.titleLatinHint}
          defaultValue={template?.titleLatin}
          dir="ltr"
        />
        <DigitsField
          name="hours"
          label={words.hours}
          description={props.hoursHint}
          defaultValue={template?.hours ?? undefined}
        />
        <DigitsField
          name="validMonths"
          label={words.validMonths}
          description={words.validMonthsHint}
          defaultValue={template?.validMonths ?? undefined}
        />
        <TextField
          name="signer"
          label={words.signer}
          description={props.signerHint}
          defaultValue={template?.signer}
        />
        <TextField name="signerRole" label={words.signerRole} defaultValue={template?.signerRole} />
        {props.children}
        <Checkbox
          name="isAutomatic"
          value="yes"
          description={props.isAutomaticHint}
          defaultChecked={template?.isAutomatic ?? true}
        >
          {words.isAutomatic}
        </Checkbox>
      </ActionForm>
      <section aria-label={words.preview} className="grid gap-3 xl:sticky xl:top-6">
        <RadioGroup name="lang" label={words.language} choices={languages} defaultValue="fa" />
        <img
          src={address}
          alt={words.previewOf}
          width={1754}
          height={1239}
          onError={onBroken}
          className="h-auto w-full rounded-option border border-line bg-sunken"
        />
        <p role="status" className="text-14 text-muted">
          {isBroken ? words.previewFailed : null}
        </p>
      </section>
    </div>
  )
}
