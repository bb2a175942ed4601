/** Classes that dialogs, drawers and their veil have in common. */
export const veil = 'fixed inset-0 z-40 bg-veil data-entering:animate-appear overscroll-contain'
export const sheet = 'bg-raised text-ink shadow-float outline-hidden'
