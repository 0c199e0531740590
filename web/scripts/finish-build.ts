export async function finishBuild(_directory: string): Promise<void> {}
