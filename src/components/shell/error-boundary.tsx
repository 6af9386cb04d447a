import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown instead of the broken part; nothing when left out. */
  fallback?: ReactNode;
  /** A new value resets the boundary and renders the children again. Pass the route, so that the next page is shown. */
  resetKey: string;
  onError: (error: Error) => void;
  children: ReactNode;
};

type ErrorBoundaryState = { hasError: boolean };

/** Keeps an error in one part from breaking the whole page, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasError: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasError: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.hasError && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasError: false });
    }
  }

  override render() {
    return this.state.hasError ? (this.props.fallback ?? null) : this.props.children;
  }
}
