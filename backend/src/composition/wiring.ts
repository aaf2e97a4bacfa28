import { Container } from 'inversify';

/**
 * Typed binding on top of inversify: a missing or mistyped dependency does not compile. With `container.ts`, this is all
 * that knows the library.
 */
export type Token<T> = symbol & { readonly provides?: T };

/** A name for something that the container provides. */
export function token<T>(name: string): Token<T> {
  // A symbol with a type-only property: nothing reads `provides`, it only carries T from binding to use.
  return Symbol(name);
}

/** The tokens of a function's dependencies, name by name. */
export type TokensOf<Deps extends object> = { readonly [Name in keyof Deps]-?: Token<Deps[Name]> };

export interface Wiring {
  /** Binds a finished value. */
  readonly value: <T>(target: Token<T>, value: T) => void;
  /** Binds what `create` makes of its dependencies, once, when first asked for. */
  readonly provide: <T, Deps extends object>(
    target: Token<T>,
    create: (deps: Deps) => T | Promise<T>,
    deps: TokensOf<Deps>,
  ) => void;
  /** Resolves to the one instance behind a token, making what it needs first. */
  readonly get: <T>(target: Token<T>) => Promise<T>;
}

/** An empty container. */
export function createWiring(): Wiring {
  const container = new Container({ defaultScope: 'Singleton' });
  return {
    value: (target, value) => void container.bind(target).toConstantValue(value),
    provide<T, Deps extends object>(
      target: Token<T>,
      create: (deps: Deps) => T | Promise<T>,
      deps: TokensOf<Deps>,
    ) {
      // Object.keys of a mapped type over Deps gives exactly Deps' own keys.
      const names = Object.keys(deps) as (keyof Deps)[];
      container
        .bind<T>(target)
        .toResolvedValue(
          // inversify hands over the values in the order of the tokens below.
          (...values: unknown[]) =>
            create(Object.fromEntries(names.map((name, i) => [name, values[i]])) as Deps),
          names.map((name) => deps[name]),
        )
        .inSingletonScope();
    },
    get: (target) => container.getAsync(target),
  };
}
