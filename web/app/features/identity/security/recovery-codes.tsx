import { Printer } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { factorWords as words } from './factor-words.ts'

/** The last step: recovery codes, shown only once. Without JavaScript one writes them down or prints the page. */
export function RecoveryCodes({ codes, news }: { codes: readonly string[]; news: string }) {
  return (
    <div className="grid gap-6">
      <Stepper label={words.stepsLabel} steps={words.steps} at={2} />
      <Alert tone="success" urgent>
        {news}
      </Alert>
      <section className="grid gap-3">
        <h2 className="text-17 font-title">{words.codes}</h2>
        <p className="text-15 text-muted">{words.codesLead}</p>
        <ol className="grid grid-cols-2 gap-2" dir="ltr">
          {codes.map((code) => (
            <li key={code} className="rounded-tile bg-sunken py-2 text-center">
              <code className="text-15">{code}</code>
            </li>
          ))}
        </ol>
        <div className="hidden flex-wrap items-center gap-3 print:hidden [@media(scripting:enabled)]:flex">
          <CopyButton text={codes.join('\n')} words={words} size="compact" />
          <Button
            type="button"
            variant="outline"
            size="compact"
            icon={Printer}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        </div>
      </section>
      <ButtonLink to="/panel/security" className="justify-self-start">
        {words.kept}
      </ButtonLink>
    </div>
  )
}
