const again = () => window.location.reload()

document.querySelector('button')?.addEventListener('click', again)
window.addEventListener('online', again)
