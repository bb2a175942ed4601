import type { Konkur, KonkurField } from '@arvand/contracts/konkur'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { rulesWords as words } from '../words/editor-words.ts'
import type { RulesProps } from './exam-draft.ts'
import { aField, aKonkur } from './konkur-draft.ts'
import { KonkurFieldPart } from './konkur-field.tsx'

const mostFields = 6

/** Whether the exam is one in Konkur mode, with its booklets and quotas. */
export function KonkurCard({ settings, onChange }: RulesProps) {
  const { konkur, sections } = settings
  const set = (part: Partial<Konkur>) => konkur && onChange({ konkur: { ...konkur, ...part } })
  const put = (field: KonkurField) =>
    set({ fields: konkur?.fields.map((one) => (one.id === field.id ? field : one)) ?? [] })
  return (
    <Card title={words.konkur}>
      <div className="grid grid-cols-1 gap-5">
        <p className="max-w-[70ch] text-15 text-muted">{words.konkurText}</p>
        <Switch
          name="konkur"
          checked={konkur !== null}
          onChange={({ target }) => onChange({ konkur: target.checked ? aKonkur(settings) : null })}
        >
          {words.konkurSwitch}
        </Switch>
        {konkur ? (
          <>
            <p className="text-14 text-muted">{words.konkurLessonsHint}</p>
            {konkur.fields.map((field) => (
              <KonkurFieldPart
                key={field.id}
                field={field}
                sections={sections}
                onChange={put}
                {...(konkur.fields.length > 1
                  ? { onRemove: () => set({ fields: konkur.fields.filter(({ id }) => id !== field.id) }) }
                  : {})}
              />
            ))}
            {konkur.fields.length < mostFields ? (
              <p>
                <Button
                  type="button"
                  variant="outline"
                  size="compact"
                  icon={Plus}
                  onClick={() => set({ fields: [...konkur.fields, aField(konkur.fields.length, settings)] })}
                >
                  {words.addField}
                </Button>
              </p>
            ) : null}
            <TextArea
              name="quotas"
              label={words.quotas}
              description={words.quotasHint}
              className="max-w-md"
              defaultValue={konkur.quotas.join('\n')}
              onChange={({ target }) => set({ quotas: linesOf(target.value) })}
            />
          </>
        ) : null}
      </div>
    </Card>
  )
}

const mostQuotas = 12
const longestQuota = 40

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, longestQuota))
    .filter((line) => line !== '')
    .slice(0, mostQuotas)
