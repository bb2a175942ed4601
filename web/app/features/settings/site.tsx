import { changeSite, showManagedSite } from '@arvand/contracts/panel/manage-site'
import { paletteColours, paletteNames, palettes } from '@arvand/contracts/site'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { reloadsAfterConflict } from '../../api/form-status.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pictureTypes, UploadField } from '../media/index.ts'
import type { Route } from './+types/site'
import { siteWords as words } from './site-words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(showManagedSite, {})

export const shouldRevalidate = reloadsAfterConflict

export const action = formAction({
  site: submitTo(changeSite, {
    with: ({ text }) => ({ logoFileId: text('logoFileId') || null }),
    places: { 'media.unknown-file': 'logoFileId', 'media.wrong-use': 'logoFileId' },
    done: words.saved,
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

const colours = palettes.map((value) => ({
  value,
  label: (
    <span className="inline-flex items-center gap-3">
      <span
        aria-hidden="true"
        className="size-6 rounded-full"
        style={{ backgroundColor: paletteColours[value] }}
      />
      {paletteNames[value]}
    </span>
  ),
}))

/** What the site is called, its colours and its logo. */
export default function Site({ loaderData: { site }, actionData }: Route.ComponentProps) {
  const { name, palette, logoFileId, revision } = site
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Card>
        <ActionForm
          intent="site"
          to={changeSite}
          answer={answerFor(actionData, 'site')}
          carry={{ revision: String(revision) }}
          submit={words.save}
          className="grid max-w-xl gap-6"
        >
          <TextField name="name" label={words.name} description={words.nameHint} defaultValue={name} />
          <RadioGroup
            name="palette"
            label={words.palette}
            description={words.paletteHint}
            choices={colours}
            defaultValue={palette}
          />
          <UploadField
            name="logoFileId"
            use="logo"
            accept={pictureTypes}
            label={words.logo}
            description={words.logoHint}
            limits={words.logoLimits}
            defaultFile={logoFileId ? { id: logoFileId, name: words.logoFile } : null}
          />
        </ActionForm>
      </Card>
    </>
  )
}
