import { type CertificateBrand, certificateBrands } from '@arvand/contracts/certificate-words'
import type { Answer } from '@arvand/contracts/endpoint'
import { listBrands, saveBrand } from '@arvand/contracts/panel/manage-brands'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { reloadsAfterConflict } from '../../api/form-status.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/brands'
import { brandWords as words } from './brand-words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(listBrands, {})

export const shouldRevalidate = reloadsAfterConflict

const save = (brand: CertificateBrand) => submitTo(saveBrand, { with: () => ({ brand }), done: words.saved })
export const action = formAction({ arvand: save('arvand'), hamun: save('hamun') })

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** What the two brands are called that issue certificates. */
export default function Brands({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {certificateBrands.map((brand) => (
          <BrandCard key={brand} stored={loaderData[brand]} answer={answerFor(actionData, brand)} />
        ))}
      </div>
    </>
  )
}

interface BrandCardProps {
  readonly stored: Answer<typeof listBrands>[CertificateBrand]
  readonly answer: FormAnswer | undefined
}

function BrandCard({ stored, answer }: BrandCardProps) {
  const { brand, name, tagline, nameLatin, taglineLatin, revision } = stored
  return (
    <Card title={`${name}، ${words.designs[brand]}`}>
      <ActionForm
        intent={brand}
        to={saveBrand}
        answer={answer}
        carry={{ revision: String(revision) }}
        submit={words.save}
        className="grid gap-4"
        newsAtButton
      >
        <TextField name="name" label={words.name} defaultValue={name} />
        <TextField name="tagline" label={words.tagline} defaultValue={tagline} />
        <TextField name="nameLatin" label={words.nameLatin} defaultValue={nameLatin} dir="ltr" />
        <TextField name="taglineLatin" label={words.taglineLatin} defaultValue={taglineLatin} dir="ltr" />
      </ActionForm>
    </Card>
  )
}
