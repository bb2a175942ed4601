import type { ReactNode } from 'react'

/** One kind of component: its name over a line, then its states. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 border-b border-line pb-2 text-16 font-title">{title}</h2>
      {children}
    </section>
  )
}

/** A state and its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="mt-1.5 text-14 text-muted">{name}</p>
    </div>
  )
}

/** Draws the focus style of the elements inside, without focusing them. */
export const asFocused =
  '[&_button]:outline-2 [&_button]:outline-offset-2 [&_button]:outline-primary-600 [&_input]:border-primary-600 [&_input]:ring-3 [&_input]:ring-primary-100'

export const longWord = 'نمونه‌سؤال‌های‌پاسخ‌داده‌شدهٔ‌هم‌اندیشی‌های‌میان‌رشته‌ای'
