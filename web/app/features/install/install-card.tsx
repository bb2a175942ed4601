import { Download, X } from 'lucide-react'
import type { InstallPrompt } from '../../shell/install-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { installWords as words } from './words.ts'

interface InstallCardProps {
  /** Null where the browser has no button for it: then words say how. */
  readonly prompt: InstallPrompt | null
  readonly onDone: () => void
}

/** A quiet card, beside what the page is about. */
export default function InstallCard({ prompt, onDone }: InstallCardProps) {
  const install = () => {
    void prompt?.prompt()
    onDone()
  }
  return (
    <section
      aria-labelledby="install-offer"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4.5 md:px-6"
    >
      <LogoMark />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id="install-offer" className="text-16 font-title">
          {words.title}
        </h2>
        <p className="text-14 text-muted">{prompt ? words.lead : words.ios}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {prompt ? (
          <Button type="button" variant="soft" size="compact" icon={Download} onClick={install}>
            {words.install}
          </Button>
        ) : null}
        <Button type="button" variant="quiet" size="compact" icon={X} onClick={onDone}>
          {prompt ? words.no : words.understood}
        </Button>
      </div>
    </section>
  )
}
