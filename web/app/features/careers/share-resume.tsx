import { type ResumePart, resumePart } from '@arvand/contracts/careers'
import { linkToResume, publishResume } from '@arvand/contracts/panel/careers'
import { Download } from 'lucide-react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxGroup } from '../../ui/checkbox.tsx'
import { TextLink } from '../../ui/link.tsx'
import { partWords, skillsWords as words } from './words.ts'

interface ShareProps {
  readonly publicParts: readonly ResumePart[] | null
  readonly handle: string | null
  readonly answer: FormAnswer | undefined
}

const choices = resumePart.options.map((value) => ({ value, label: partWords[value] }))

/** What a public page starts with: nothing by which strangers reach somebody. */
const harmless = resumePart.options.filter((part) => part !== 'mobile' && part !== 'email')

/** The résumé as a file, and as a public page, each with the parts that its person chooses. */
export const ShareResume = ({ publicParts, handle, answer }: ShareProps) => (
  <>
    <Card title={words.pdfTitle}>
      <ActionForm
        intent="pdf"
        to={linkToResume}
        answer={answerFor(answer, 'pdf')}
        submit={words.pdf}
        button={{ variant: 'outline', icon: Download }}
      >
        <CheckboxGroup name="parts" label={words.parts} choices={choices} defaultValue={resumePart.options} />
      </ActionForm>
    </Card>
    <Card title={words.publicTitle}>
      <div className="grid gap-4">
        <p className="text-15 text-muted">{words.publicText}</p>
        {publicParts && handle ? (
          <Alert tone="success" action={<TextLink to={`/u/${handle}/resume`}>{words.seePublic}</TextLink>}>
            {words.isPublic}
          </Alert>
        ) : null}
        <ActionForm
          key={publicParts ? 'public' : 'private'}
          intent="publish"
          to={publishResume}
          answer={answerFor(answer, 'publish')}
          carry={{ isPublic: 'yes' }}
          submit={publicParts ? words.savePublic : words.publish}
          button={{ variant: 'soft' }}
        >
          <CheckboxGroup
            name="parts"
            label={words.parts}
            choices={choices}
            defaultValue={[...(publicParts ?? harmless)]}
          />
        </ActionForm>
        {publicParts ? (
          <ActionForm
            intent="publish"
            to={publishResume}
            carry={{ isPublic: 'no' }}
            submit={words.unpublish}
            button={{ variant: 'quiet', size: 'compact' }}
          />
        ) : null}
      </div>
    </Card>
  </>
)
