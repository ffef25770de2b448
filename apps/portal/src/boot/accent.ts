export function applyAccent(_document: Document, _accent: string): void {}
